import { parseDocPath, splitNumberPrefix } from '../files/doc-path';
import { isUntranslated } from '../files/translations';
import { isFolderPage } from '../model/doc-route';
import type { CategorySource, Doc } from '../types';
import type { SourceItem } from './sidebar-source';

interface Ordered {
  position: number | undefined;
  /** Name on disk, with its number and ending: what decides where positions are equal. */
  name: string;
  item: SourceItem;
}

interface Folder {
  path: string[];
  docs: Doc[];
  folders: Map<string, Folder>;
}

function byPositionThenName(a: Ordered, b: Ordered): number {
  const positions = (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY);
  return Number.isNaN(positions) || positions === 0 ? (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) : positions;
}

function fileName({ path }: Doc): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function groupByFolder(docs: readonly Doc[]): Folder {
  const root: Folder = { path: [], docs: [], folders: new Map() };
  for (const doc of docs) {
    let folder = root;
    for (const name of parseDocPath(doc.path).folders) {
      const next = folder.folders.get(name) ?? { path: [...folder.path, name], docs: [], folders: new Map() };
      folder.folders.set(name, next);
      folder = next;
    }
    folder.docs.push(doc);
  }
  return root;
}

function positionOf({ path, frontMatter }: Doc): number | undefined {
  if (frontMatter.sidebar_position !== undefined || !frontMatter.parse_number_prefixes)
    return frontMatter.sidebar_position;
  return splitNumberPrefix(parseDocPath(path).file).order;
}

/**
 * Makes the items of a folder and what is below it, the way Docusaurus does: by position, number prefix, name.
 * @param startsCollapsed whether categories that do not say it themselves start closed
 */
export function createFolderItems(
  docs: readonly Doc[],
  categories: readonly CategorySource[],
  startsCollapsed: boolean,
): (dirName: string) => SourceItem[] {
  const settings = new Map(categories.map((category) => [parseDocPath(category.path).folders.join('/'), category]));
  const root = groupByFolder(docs);
  const byId = new Map(docs.map((doc) => [doc.id, doc]));

  function folderPage(folder: Folder): Doc | undefined {
    const link = settings.get(folder.path.join('/'))?.data.link;
    if (link === undefined) return folder.docs.find((doc) => isFolderPage(parseDocPath(doc.path)));
    if (link?.type !== 'doc') return undefined;
    return folder.docs.find(({ id }) => id.split('/').at(-1) === link.id) ?? byId.get(link.id);
  }

  /** What the settings leave open, the page of the folder says. */
  function categoryItem(folder: Folder): Ordered {
    const category = settings.get(folder.path.join('/'));
    const {
      position,
      label,
      link,
      collapsible = true,
      collapsed = startsCollapsed,
      className,
      description,
      key,
    } = category?.data ?? {};
    const diskName = folder.path.at(-1) ?? '';
    const { order, name } = splitNumberPrefix(diskName);
    const page = folderPage(folder);
    const pageLink = page ? ({ type: 'doc', id: page.id } as const) : link?.type === 'doc' ? undefined : link;
    const pageClass = className ?? page?.frontMatter.sidebar_class_name;
    const isTranslated = (key: string) => category !== undefined && !isUntranslated(category, key);
    return {
      position: position ?? (page && positionOf(page)) ?? order,
      name: diskName,
      item: {
        type: 'category',
        folder: folder.path.join('/'),
        label: label || page?.frontMatter.sidebar_label || page?.title || name,
        ...(pageLink && { link: pageLink }),
        collapsible,
        collapsed,
        ...(pageClass && { className: pageClass }),
        ...(description && { description }),
        ...(key && { key }),
        translated: {
          label: label ? isTranslated('label') : page !== undefined && !page.isOriginal,
          description: isTranslated('description'),
          title: isTranslated('link'),
          lead: isTranslated('link'),
        },
        items: itemsOf(folder, page),
      },
    };
  }

  function itemsOf(folder: Folder, page?: Doc): SourceItem[] {
    const shown = folder.docs.filter((doc) => doc !== page);
    const docItems = shown.map((doc): Ordered => {
      return { position: positionOf(doc), name: fileName(doc), item: { type: 'doc', id: doc.id } };
    });
    return [...docItems, ...[...folder.folders.values()].map(categoryItem)]
      .sort(byPositionThenName)
      .map(({ item }) => item);
  }

  return (dirName) => {
    const names = dirName === '.' ? [] : dirName.split('/');
    const folder = names.reduce<Folder | undefined>((above, name) => above?.folders.get(name), root);
    return folder ? itemsOf(folder) : [];
  };
}
