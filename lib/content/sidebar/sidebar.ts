import type { Named } from '../types';

/** A doc, or a reference to one. References (`ref`) are not in the pager and do not make it the sidebar of the doc. */
export interface SidebarDoc extends Named {
  type: 'doc' | 'ref';
  id: string;
  href: string;
  className?: string;
}

export interface SidebarCategory extends Named {
  type: 'category';
  /** Key under which readers open and close a category; the same in every version of the docs. */
  id: string;
  /** Target of the label; absent if the category has no page. */
  href?: string;
  /** Id of the doc behind href. */
  doc?: string;
  /** Set where the page behind href is a generated list of the category's items. */
  generated?: {
    title: string;
    originalTitle?: true;
    description: string | undefined;
    originalDescription?: true;
    keywords: string[];
  };
  description?: string;
  originalDescription?: true;
  collapsible: boolean;
  collapsed: boolean;
  className?: string;
  items: SidebarItem[];
}

/** A link to a page that is no doc of the sidebar. */
export interface SidebarLink extends Named {
  type: 'link';
  /** A route without the base path, or a full address. */
  href: string;
  description?: string;
  originalDescription?: true;
  className?: string;
  /** The author is responsible for it: no check tests it. */
  unchecked?: true;
}

/** Markup between items, which cannot run. */
interface SidebarHtml extends Pick<Named, 'original'> {
  type: 'html';
  html: string;
  /** Whether it has the margins of an item. */
  padded: boolean;
  className?: string;
}

/** An item that can stand for a page of the docs. */
export type SidebarPage = SidebarDoc | SidebarCategory;

export type SidebarItem = SidebarPage | SidebarLink | SidebarHtml;

export interface Sidebar {
  name: string;
  items: SidebarItem[];
  /** Name of the file with the whole tree, without ending. */
  file: string;
  /** Changes with the items, so that browsers do not use old ones from their cache. */
  hash: string;
}

function isPage(item: SidebarItem): item is SidebarPage {
  return item.type !== 'link' && item.type !== 'html';
}

/** Every doc and category in reading order, categories before their items. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarPage[] {
  return items.filter(isPage).flatMap((item) => {
    return item.type === 'category' ? [item, ...flattenSidebar(item.items)] : [item];
  });
}

/** Route of the first page among items; undefined if there is none. */
export function firstPage(items: readonly SidebarItem[]): string | undefined {
  return flattenSidebar(items).find(({ type, href }) => type !== 'ref' && href !== undefined)?.href;
}

/** The way to every page of a sidebar by route: its categories, outermost first, then the page. The first place counts. */
export function sidebarPaths(items: readonly SidebarItem[]): Map<string, SidebarPage[]> {
  const paths = new Map<string, SidebarPage[]>();
  const walk = (list: readonly SidebarItem[], above: readonly SidebarPage[]) => {
    for (const item of list.filter(isPage)) {
      const path = [...above, item];
      if (item.href !== undefined && !paths.has(item.href)) paths.set(item.href, path);
      if (item.type === 'category') walk(item.items, path);
    }
  };
  walk(items, []);
  return paths;
}

export type Breadcrumb = ReturnType<typeof buildBreadcrumbs>[number];

/** The categories from the outermost one to the page, and the page. */
export function buildBreadcrumbs(path: readonly SidebarPage[], toHref: (route: string) => string) {
  return path.map((item, index) => ({
    label: item.label,
    ...(item.original && { original: item.original }),
    // Absent for the current page and for categories without a page.
    ...(item.href && index < path.length - 1 && { href: toHref(item.href) }),
  }));
}
