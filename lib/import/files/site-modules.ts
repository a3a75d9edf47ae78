import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readComponentModule } from '../../content/files/component-module';
import { changeText } from './change-text';
import type { PlanInput, WithFiles } from './planned-file';
import { namedPath } from './roots';

const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.json',
  ...['tsx', 'ts', 'jsx', 'js'].map((end) => `/index.${end}`),
];

/** The file at a path from the folder of the site. The path may lack its ending. */
export function fileAt(path: string, siteDir: string): string | undefined {
  const isFile = (candidate: string) => statSync(join(siteDir, candidate), { throwIfNoEntry: false })?.isFile();
  return endings.map((ending) => path + ending).find(isFile);
}

/** Path of an imported file from the folder of the site; undefined for packages and missing files. */
export function importedFile(source: string, from: string, { site, roots }: PlanInput): string | undefined {
  if (!/^(?:@site)?\/|^\.{1,2}(?:\/|$)/.test(source)) return undefined;
  // Bundlers resolve a path with a leading slash from the folder of the site.
  return fileAt(namedPath(source.replace(/^\//, '@site/'), from, roots), site.dir);
}

/** Adds the endings of imported modules whose names hold a dot, such as `./home.content`, which reads like an ending. */
export function withEndings(text: string, from: string, input: PlanInput): string {
  const changes = readComponentModule(text, from).imports.flatMap(({ source, at }) => {
    const ending = posix.extname(importedFile(source, from, input) ?? '');
    const isOpen = ending !== '' && posix.extname(source) !== '' && !source.endsWith(ending);
    return isOpen ? [{ start: at, end: at + source.length, text: source + ending }] : [];
  });
  return changeText(text, changes);
}

const rawLoader = /^!{0,2}raw-loader!/;

/** The file whose text an import of code takes by `raw-loader`; undefined for other imports. */
export function fileOfText(source: string, from: string, input: PlanInput): string | undefined {
  return rawLoader.test(source) ? importedFile(source.replace(rawLoader, ''), from, input) : undefined;
}

/** Replaces texts that code imports by `raw-loader` by modules that hold them. */
export function replaceTexts(text: string, from: string, input: PlanInput): WithFiles {
  if (!text.includes('raw-loader!')) return { text, files: [] };
  const found = readComponentModule(text, from).imports.flatMap(({ source, at }) => {
    const path = fileOfText(source, from, input);
    return path === undefined ? [] : [{ start: at, end: at + source.length, path }];
  });
  const changes = found.map(({ path, ...place }) => {
    const name = posix.join('texts', path.replace(/^(?:\.\.\/)+/, ''));
    const shown = JSON.stringify(readFileSync(join(input.site.dir, path), 'utf8'));
    const file = { to: `content/components/${name}.js`, from: path, text: `export default ${shown};\n` };
    return { ...place, text: `@site/src/components/${name}.js`, file };
  });
  return { text: changeText(text, changes), files: changes.map(({ file }) => file) };
}
