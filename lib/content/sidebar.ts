import type { CategoryData } from '../../schema/category';
import { createHeadingIds } from '../slug';
import { parseDocPath, splitNumberPrefix } from './doc-path';
import { isFolderPage } from './doc-route';
import { joinRoute } from './join-route';
import type { CategorySource, Doc } from './types';

export interface SidebarDoc {
  type: 'doc';
  id: string;
  label: string;
  href: string;
  className?: string;
}

export interface SidebarCategory {
  type: 'category';
  /** Folder path below the version's root: stable key for what readers opened. */
  id: string;
  label: string;
  /** Where the label leads; absent where the category has no page. */
  href?: string;
  /** Set where the page behind href is a generated list of the category's items. */
  generated?: { title: string; description: string | undefined; keywords: string[] };
  description?: string;
  collapsible: boolean;
  collapsed: boolean;
  className?: string;
  items: SidebarItem[];
}

export type SidebarItem = SidebarDoc | SidebarCategory;

interface Ordered {
  position: number | undefined;
  name: string;
  item: SidebarItem;
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

function docItem(doc: Doc): Ordered {
  const { order, name } = splitNumberPrefix(parseDocPath(doc.path).file);
  const { sidebar_label, sidebar_position, sidebar_class_name, parse_number_prefixes } = doc.frontMatter;
  return {
    position: sidebar_position ?? (parse_number_prefixes ? order : undefined),
    name,
    item: {
      type: 'doc',
      id: doc.id,
      label: sidebar_label ?? doc.title,
      href: doc.permalink,
      ...(sidebar_class_name && { className: sidebar_class_name }),
    },
  };
}

/** Generates the sidebar of one version from its folders, the way Docusaurus does: position, number prefix, name. */
export function buildSidebar(docs: readonly Doc[], categories: readonly CategorySource[], root: string): SidebarItem[] {
  const settings = new Map(
    categories.map((category) => [parseDocPath(category.path).folders.join('/'), category.data]),
  );
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const generatedSlugs = new Map<SidebarItem, string | undefined>();

  function folderPage(folder: Folder, data: CategoryData | undefined): Doc | undefined {
    if (data?.link === null || data?.link?.type === 'generated-index') return undefined;
    if (data?.link?.type === 'doc') {
      const prefix = folder.path.map((name) => splitNumberPrefix(name).name).join('/');
      return byId.get(`${prefix}/${data.link.id}`) ?? byId.get(data.link.id);
    }
    return folder.docs.find((doc) => isFolderPage(parseDocPath(doc.path)));
  }

  /** Undefined where there is nothing to lead to. A folder that holds only its own page is shown as that page. */
  function categoryItem(folder: Folder): SidebarItem | undefined {
    const data = settings.get(folder.path.join('/'));
    const label = data?.label ?? splitNumberPrefix(folder.path.at(-1) ?? '').name;
    const page = folderPage(folder, data);
    const items = folderItems(folder, page);
    const listed = page?.frontMatter.unlisted ? undefined : page;
    const className = data?.className && { className: data.className };
    if (items.length === 0)
      return listed && { type: 'doc', id: listed.id, label, href: listed.permalink, ...className };
    const generated = data?.link?.type === 'generated-index' ? data.link : undefined;
    const description = data?.description ?? generated?.description ?? page?.frontMatter.description;
    const collapsible = data?.collapsible ?? true;
    const category: SidebarCategory = {
      type: 'category',
      id: folder.path.join('/'),
      label,
      ...(listed && { href: listed.permalink }),
      ...(generated && {
        generated: {
          title: generated.title ?? label,
          description: generated.description,
          keywords: generated.keywords,
        },
      }),
      ...(description && { description }),
      collapsible,
      collapsed: collapsible && (data?.collapsed ?? true),
      ...className,
      items,
    };
    if (generated) generatedSlugs.set(category, generated.slug);
    return category;
  }

  function orderedCategory(folder: Folder): Ordered[] {
    const { order, name } = splitNumberPrefix(folder.path.at(-1) ?? '');
    const item = categoryItem(folder);
    return item ? [{ position: settings.get(folder.path.join('/'))?.position ?? order, name, item }] : [];
  }

  function folderItems(folder: Folder, page: Doc | undefined): SidebarItem[] {
    const shown = folder.docs.filter(
      (doc) => doc !== page && !doc.frontMatter.unlisted && doc.frontMatter.displayed_sidebar !== null,
    );
    return [...shown.map(docItem), ...[...folder.folders.values()].flatMap(orderedCategory)]
      .sort(byPositionThenName)
      .map(({ item }) => item);
  }

  const sidebar = folderItems(groupByFolder(docs), undefined);
  const slugs = createHeadingIds();
  for (const item of flattenSidebar(sidebar)) {
    if (!generatedSlugs.has(item)) continue;
    // Labels that repeat are numbered in reading order, as in Docusaurus.
    const slug = generatedSlugs.get(item) || `category/${slugs.next(item.label)}`;
    item.href = joinRoute(root, slug);
  }
  return sidebar;
}

/** Every item in reading order, categories before their items. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => (item.type === 'doc' ? [item] : [item, ...flattenSidebar(item.items)]));
}

/** Categories that lead to the item with this route, outermost first; the item itself is last. Empty when absent. */
export function sidebarPath(items: readonly SidebarItem[], href: string): SidebarItem[] {
  for (const item of items) {
    if (item.href === href) return [item];
    if (item.type === 'category') {
      const below = sidebarPath(item.items, href);
      if (below.length > 0) return [item, ...below];
    }
  }
  return [];
}
