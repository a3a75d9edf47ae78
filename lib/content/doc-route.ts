import type { DocFrontMatter } from '../../schema/doc';
import { type DocPath, splitNumberPrefix } from './doc-path';

type RouteKeys = Pick<DocFrontMatter, 'id' | 'slug' | 'parse_number_prefixes'>;

function joinRoute(...parts: string[]): string {
  const resolved: string[] = [];
  for (const part of parts.join('/').split('/')) {
    if (part === '..') resolved.pop();
    else if (part !== '' && part !== '.') resolved.push(part);
  }
  return `/${resolved.join('/')}`;
}

function cleanNames(path: DocPath, keys: RouteKeys): { folders: string[]; file: string } {
  const clean = (name: string) => (keys.parse_number_prefixes ? splitNumberPrefix(name).name : name);
  return { folders: path.folders.map(clean), file: clean(path.file) };
}

/** True where a file is the page of its folder: index, README, or named as the folder. */
export function isFolderPage(path: DocPath): boolean {
  const file = splitNumberPrefix(path.file).name.toLowerCase();
  const folder = splitNumberPrefix(path.folders.at(-1) ?? '').name.toLowerCase();
  return file === 'index' || file === 'readme' || (folder !== '' && file === folder);
}

/** Doc id: folders and file without number prefixes; front matter `id` replaces the file name. */
export function docId(path: DocPath, keys: RouteKeys): string {
  const { folders, file } = cleanNames(path, keys);
  return [...folders, keys.id ?? file].join('/');
}

/** Route of a doc below its version's root, following Docusaurus: slug, then folder page, then id. */
export function docPermalink(root: string, path: DocPath, keys: RouteKeys): string {
  const { folders } = cleanNames(path, keys);
  if (keys.slug?.startsWith('/')) return joinRoute(root, keys.slug);
  if (keys.slug !== undefined) return joinRoute(root, ...folders, keys.slug);
  if (isFolderPage(path) && keys.id === undefined) return joinRoute(root, ...folders);
  return joinRoute(root, docId(path, keys));
}
