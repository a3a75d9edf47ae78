import type { Named } from '../types';

/** A doc, or a reference to one: `ref` items take no part in the pager, and do not make the sidebar that of the doc. */
export interface SidebarDoc extends Named {
  type: 'doc' | 'ref';
  id: string;
  href: string;
  className?: string;
}

export interface SidebarCategory extends Named {
  type: 'category';
  /** The same in every version of the docs, and for one category only: readers open and close it by this key. */
  id: string;
  /** Where the label leads; absent where the category has no page. */
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
  /** The description is not translated. */
  originalDescription?: true;
  collapsible: boolean;
  collapsed: boolean;
  className?: string;
  items: SidebarItem[];
}

/** A link to what is no doc of the sidebar. */
export interface SidebarLink extends Named {
  type: 'link';
  /** A route without the base path, or a full address. */
  href: string;
  description?: string;
  originalDescription?: true;
  className?: string;
  /** Its author vouches for it: no check looks for it. */
  unchecked?: true;
}

/** Markup between the items, with nothing in it that could run. */
export interface SidebarHtml extends Pick<Named, 'original'> {
  type: 'html';
  html: string;
  /** Whether it has the space around it that items have. */
  padded: boolean;
  className?: string;
}

/** An item that can stand for a page of the docs. */
export type SidebarPage = SidebarDoc | SidebarCategory;

export type SidebarItem = SidebarPage | SidebarLink | SidebarHtml;

/** One sidebar of a version. */
export interface Sidebar {
  name: string;
  items: SidebarItem[];
  /** Name of the file with the whole tree, without its ending. */
  file: string;
  /** Changes with the items, so that a browser never shows old ones from its cache. */
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

/** Route of the first page that the items hold; undefined where they hold none. */
export function firstPage(items: readonly SidebarItem[]): string | undefined {
  return flattenSidebar(items).find(({ type, href }) => type !== 'ref' && href !== undefined)?.href;
}

/**
 * Way to every page of a sidebar by its route: the categories that lead there, outermost first, then the page. The first
 * place of a page counts.
 */
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
