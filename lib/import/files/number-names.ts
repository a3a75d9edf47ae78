import { posix } from 'node:path';
import { splitNumberPrefix } from '../../content/files/docs-folders';

const markdown = /\.mdx?$/;

/** What the site's own number parser says of a name. */
export interface ParsedName {
  filename: string;
  numberPrefix?: number | undefined;
}

/** The version folder, the names for the site's own number parser, and the end of a path of docs. */
export function splitPath(kind: string, path: string): { version: string; names: string[]; end: string } {
  const [, version = '', below = path] = (kind !== 'docs' && /^([^/]+\/)(.*)$/s.exec(path)) || [];
  const end = markdown.exec(below)?.[0] ?? '';
  const names = below.slice(0, below.length - end.length).split('/');
  // Only documents and folders have number prefixes.
  return end === '' ? { version, names: names.slice(0, -1), end: `/${names.at(-1)}` } : { version, names, end };
}

/** Renames a path so that its number prefixes are read here as the site's own parser reads them. */
export function renamedPath(kind: string, path: string, renames: ReadonlyMap<string, string>): string {
  const { version, names, end } = splitPath(kind, path);
  const renamed = names.map((name) => renames.get(name) ?? name);
  return posix.join(version, renamed.join('/') + end);
}

/** A name that is read here as the site's own parser reads the original; undefined if there is none. */
export function nameFor({ filename, numberPrefix }: ParsedName): string | undefined {
  const name = numberPrefix === undefined ? filename : `${numberPrefix}-${filename}`;
  const read = splitNumberPrefix(name);
  return read.name === filename && read.order === numberPrefix ? name : undefined;
}
