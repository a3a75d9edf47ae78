import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readComponentModule } from '../../content/files/component-module';
import { changeText } from './change-text';
import type { PlanInput } from './planned-file';
import { pathInSite } from './roots';

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
  // Bundlers resolve a path with a leading slash from the folder of the site.
  const path = /^(?:@site)?\//.test(source)
    ? posix.normalize(source.slice(source.indexOf('/') + 1))
    : /^\.{1,2}(?:\/|$)/.test(source)
      ? pathInSite(roots, posix.join(posix.dirname(from), source))
      : undefined;
  return path === undefined ? undefined : fileAt(path, site.dir);
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
