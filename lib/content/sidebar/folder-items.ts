import { parseDocPath, splitNumberPrefix } from '../files/doc-path';
import { isUntranslated } from '../files/translations';
import { isFolderPage } from '../model/doc-route';
import type { CategorySource, Doc } from '../types';
import { type Folder, folderAt, folderPage, folderTree, inOrder, type Placed } from './folder-tree';
import type { SourceItem } from './sidebar-source';

function fileName({ path }: Doc): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function positionOf({ path, frontMatter }: Doc): number | undefined {
  if (frontMatter.sidebar_position !== undefined || !frontMatter.parse_number_prefixes)
    return frontMatter.sidebar_position;
  return splitNumberPrefix(parseDocPath(path).file).order;
}

/**
 * Makes the items of a folder and everything below it, in the order of Docusaurus: position, number prefix, name.
 * @param startsCollapsed whether categories start closed by default
 */
export function createFolderItems(
  docs: readonly Doc[],
  categories: readonly CategorySource[],
  startsCollapsed: boolean,
): (dirName: string) => SourceItem[] {
  const settings = new Map(categories.map((category) => [parseDocPath(category.path).folders.join('/'), category]));
  const root = folderTree(docs, ({ path }) => parseDocPath(path).folders);
  const isIndex = ({ path }: Doc) => isFolderPage(parseDocPath(path));

  /** The page of the folder provides missing settings. */
  function categoryItem(folder: Folder<Doc>): Placed<SourceItem> {
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
    const page = folderPage(folder, link, docs, isIndex);
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

  function itemsOf(folder: Folder<Doc>, page?: Doc): SourceItem[] {
    const shown = folder.docs.filter((doc) => doc !== page);
    const docItems = shown.map((doc): Placed<SourceItem> => {
      return { position: positionOf(doc), name: fileName(doc), item: { type: 'doc', id: doc.id } };
    });
    return inOrder([...docItems, ...[...folder.folders.values()].map(categoryItem)]);
  }

  return (dirName) => {
    const folder = folderAt(root, dirName === '.' ? [] : dirName.split('/'));
    return folder ? itemsOf(folder) : [];
  };
}
