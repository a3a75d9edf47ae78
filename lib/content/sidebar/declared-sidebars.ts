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

/** Only authors in git may set classes, which could imitate any part of the site. */
function withoutClasses(items: readonly SourceItem[]): SourceItem[] {
  return items.map(({ className: _, ...item }) =>
    item.type === 'category' ? { ...item, items: withoutClasses(item.items) } : item,
  );
}

/**
 * The sidebars of a version by name: those in its sidebars.json, or one made from its folders if there is no such file.
 * Sidebars that do not fit the schema are left out; the content check reports them.
 * @param site name of the sidebar made from the folders, and whether categories start closed by default
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
