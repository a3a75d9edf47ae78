import sortBy from 'lodash-es/sortBy.js';

export interface Folder<Doc> {
  /** Names of the folders on the way to it, and its own. */
  path: string[];
  docs: Doc[];
  folders: Map<string, Folder<Doc>>;
}

/** An item of a sidebar, with what it is sorted by. */
export interface Placed<Item> {
  position: number | undefined;
  /** Name on disk, with number and ending, for items of equal position. */
  name: string;
  item: Item;
}

/** Puts docs into the folders they are in. */
export function folderTree<Doc>(docs: readonly Doc[], foldersOf: (doc: Doc) => readonly string[]): Folder<Doc> {
  const root: Folder<Doc> = { path: [], docs: [], folders: new Map() };
  for (const doc of docs) {
    let folder = root;
    for (const name of foldersOf(doc)) {
      const next = folder.folders.get(name) ?? { path: [...folder.path, name], docs: [], folders: new Map() };
      folder.folders.set(name, next);
      folder = next;
    }
    folder.docs.push(doc);
  }
  return root;
}

/** The folder at a path below another one. */
export function folderAt<Doc>(root: Folder<Doc>, names: readonly string[]): Folder<Doc> | undefined {
  return names.reduce<Folder<Doc> | undefined>((above, name) => above?.folders.get(name), root);
}

/** The page of a folder, as in Docusaurus: the doc its settings link to, by the last part of its id or all; else the index. */
export function folderPage<Doc extends { id: string }>(
  folder: Folder<Doc>,
  link: Readonly<Record<string, unknown>> | null | undefined,
  docs: readonly Doc[],
  isIndex: (doc: Doc) => boolean,
): Doc | undefined {
  if (link === undefined) return folder.docs.find(isIndex);
  if (link?.['type'] !== 'doc') return undefined;
  return folder.docs.find(({ id }) => id.split('/').at(-1) === link['id']) ?? docs.find(({ id }) => id === link['id']);
}

/** Sorts items as Docusaurus does: by position, those without one last, then by name. */
export function inOrder<Item>(items: readonly Placed<Item>[]): Item[] {
  const place = ({ position = Number.POSITIVE_INFINITY }: Placed<Item>) => position;
  return sortBy(items, place, 'name').map(({ item }) => item);
}
