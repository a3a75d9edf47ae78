import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readComponentModule } from '../../content/files/component-module';
import { changeText } from './change-text';
import type { PlanInput } from './planned-file';
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
