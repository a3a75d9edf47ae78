import { posix } from 'node:path';

/** The kind of an import, by its form. */
export type ImportKind = 'built-in' | 'component' | 'data' | 'file' | 'module' | 'partial' | 'text';

const rawLoader = /^!{0,2}raw-loader!/;
/** Prefix in `included` of paths in public/ rather than content/. */
export const publicPrefix = '@site/static/';

/** Tells imports apart: `./_part.mdx` is a partial, `./a.png` a file, `!!raw-loader!./a.js` a text. */
export function importKind(source: string): ImportKind {
  if (rawLoader.test(source)) return 'text';
  if (/^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(source)) return 'built-in';
  if (!/^(?:\.\.?\/|@site\/)/.test(source)) return 'module';
  if (/\.mdx?$/i.test(source)) return 'partial';
  if (/\.json$/i.test(source)) return 'data';
  const code = /\.(?:[cm]?[jt]sx?|s?css|less)$/i.test(source) || !/\.[a-z\d]+$/i.test(source);
  return code ? 'component' : 'file';
}

/** Path of an import below content/, or in public/ with `@site/static/` in front. It may still leave these folders. */
export function importPath(source: string, from: string): string {
  const path = source.replace(rawLoader, '');
  if (path.startsWith(publicPrefix)) return publicPrefix + posix.normalize(path.slice(publicPrefix.length));
  if (!path.startsWith('@site/')) return posix.join(posix.dirname(from), path);
  return posix.normalize(path.slice('@site/'.length)).replace(/^src\/(?=(?:pages|components)\/)/, '');
}

/** Address of a file as links and images in any document write it. */
export function fileAddress(source: string, from: string): string {
  const path = importPath(source, from);
  return path.startsWith('@site/') ? path : `@site/${path}`;
}
