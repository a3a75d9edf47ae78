import { sidebarSchema } from '../../../schema/sidebars';
import type { SiteConfig } from '../../../schema/site';
import { sidebarsFile } from '../files/docs-folders';
import type { CategorySource, Doc, SourceDocument } from '../types';
import { createFolderItems } from './folder-items';
import { type SourceItem, sidebarSource } from './sidebar-source';

interface Version {
  name: string;
  docs: readonly Doc[];
  categories: readonly CategorySource[];
}

/** Nobody but the authors in git names classes: they could borrow the looks of any part of the site. */
function withoutClasses(items: readonly SourceItem[]): SourceItem[] {
  return items.map(({ className: _, ...item }) =>
    item.type === 'category' ? { ...item, items: withoutClasses(item.items) } : item,
  );
}

/**
 * The sidebars of a version by name: those its sidebars.json declares, or one made from its folders where there is no such
 * file. One that does not fit the schema is left out; the content check names it.
 * @param site name of the sidebar made from the folders, and whether categories that say nothing start closed
 */
export function declaredSidebars(
  sources: readonly SourceDocument[],
  { name, docs, categories }: Version,
  { sidebarId, docs: { sidebarCollapsed } }: Pick<SiteConfig, 'sidebarId' | 'docs'>,
): [name: string, items: SourceItem[]][] {
  const folderItems = createFolderItems(docs, categories, sidebarCollapsed);
  const file = sources.find(({ kind, path }) => kind === 'Sidebars' && path === sidebarsFile(name));
  if (!file) return [[sidebarId, folderItems('.')]];
  return Object.entries(file.data).flatMap(([sidebar, written]) => {
    const { data } = sidebarSchema.safeParse(written);
    if (!data) return [];
    const items = sidebarSource(data, folderItems, sidebarCollapsed);
    return [[sidebar, file.untrusted ? withoutClasses(items) : items]];
  });
}
