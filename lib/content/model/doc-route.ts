import type { DocFrontMatter } from '../../../schema/doc';
import { type DocPath, splitNumberPrefix } from '../files/docs-folders';
import { joinRoute } from './join-route';

type RouteKeys = Pick<DocFrontMatter, 'id' | 'slug' | 'parse_number_prefixes'>;

function cleanNames(path: DocPath, keys: RouteKeys): { folders: string[]; file: string } {
  const clean = (name: string) => (keys.parse_number_prefixes ? splitNumberPrefix(name).name : name);
  return { folders: path.folders.map(clean), file: clean(path.file) };
}

/** True where a file is the page of its folder: index, README, or named as the folder. Number prefixes count as part of the names, as in Docusaurus. */
export function isFolderPage(path: DocPath): boolean {
  const file = path.file.toLowerCase();
  const folder = path.folders.at(-1)?.toLowerCase() ?? '';
  return file === 'index' || file === 'readme' || (folder !== '' && file === folder);
}

/** Doc id: folders and file without number prefixes; front matter `id` replaces the file name. */
export function docId(path: DocPath, keys: RouteKeys): string {
  const { folders, file } = cleanNames(path, keys);
  return [...folders, keys.id ?? file].join('/');
}

/** Default name of a doc without title and heading: that of its file, or of its folder if it is the page of the folder. */
export function docName(path: DocPath, keys: RouteKeys): string {
  const { folders, file } = cleanNames(path, keys);
  return keys.id ?? (isFolderPage(path) ? folders.at(-1) : undefined) ?? file;
}

/** Route of a doc below its version's root, following Docusaurus: slug, then folder page, then id. */
export function docPermalink(root: string, path: DocPath, keys: RouteKeys): string {
  const { folders } = cleanNames(path, keys);
  if (keys.slug?.startsWith('/')) return joinRoute(root, keys.slug);
  // Resolved before the root is added, so that no slug leads out of the docs of its version.
  if (keys.slug !== undefined) return joinRoute(root, joinRoute(...folders, keys.slug));
  if (isFolderPage(path)) return joinRoute(root, ...folders);
  return joinRoute(root, docId(path, keys));
}
