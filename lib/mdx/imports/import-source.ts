import { posix } from 'node:path';

/** What an import of a document means, judged by how it is written. */
export type ImportKind = 'built-in' | 'component' | 'data' | 'file' | 'module' | 'partial' | 'text';

const rawLoader = /^!{0,2}raw-loader!/;
/** In front of paths in `included` that lie in public/ and not in content/. */
export const publicPrefix = '@site/static/';

/** Tells imports apart: `./_part.mdx` is a partial, `./a.png` a file, `!!raw-loader!./a.js` a text. */
export function importKind(source: string): ImportKind {
  if (rawLoader.test(source)) return 'text';
  if (/^@(?:theme|theme-original|theme-init|docusaurus)\//.test(source)) return 'built-in';
  if (!/^(?:\.\.?\/|@site\/)/.test(source)) return 'module';
  if (/\.mdx?$/i.test(source)) return 'partial';
  if (/\.json$/i.test(source)) return 'data';
  const code = /\.(?:[cm]?[jt]sx?|s?css|less)$/i.test(source) || !/\.[a-z\d]+$/i.test(source);
  return code ? 'component' : 'file';
}

/**
 * Path an import means, below the content folder; with `@site/static/` in front where it lies in public/. May still leave
 * these folders.
 * @param from content path of the file that holds the import
 */
export function importPath(source: string, from: string): string {
  const path = source.replace(rawLoader, '');
  if (path.startsWith(publicPrefix)) return publicPrefix + posix.normalize(path.slice(publicPrefix.length));
  if (!path.startsWith('@site/')) return posix.join(posix.dirname(from), path);
  return posix.normalize(path.slice('@site/'.length)).replace(/^src\/(?=(?:pages|components)\/)/, '');
}

/** The address of a file as links and images of any document write it. */
export function fileAddress(source: string, from: string): string {
  const path = importPath(source, from);
  return path.startsWith('@site/') ? path : `@site/${path}`;
}
