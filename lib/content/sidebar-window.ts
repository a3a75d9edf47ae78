import type { SidebarCategory, SidebarItem } from './sidebar';

/** Siblings shown on each side of the current item before the whole list has been loaded. */
const reach = 8;

/**
 * Sidebar as a page carries it: every category on the way to the current page is open, all others are closed and
 * empty, and long lists keep only the neighbours of the current item. Its size depends on the depth of the page,
 * never on the number of pages; the browser loads the whole tree once, from one cached file.
 */
export interface WindowItem {
  /** Category id or doc id. */
  id: string;
  label: string;
  href: string | null;
  /** Absent for docs. */
  category?: { open: boolean; collapsible: boolean; items: WindowItem[] };
  className?: string;
}

/** First page a category leads to: its own, else the first one below it. */
export function firstHref(item: SidebarItem): string | null {
  if (item.href) return item.href;
  if (item.type === 'doc') return null;
  for (const child of item.items) {
    const href = firstHref(child);
    if (href) return href;
  }
  return null;
}

function around<T>(items: readonly T[], current: number): readonly T[] {
  if (items.length <= 2 * reach + 1) return items;
  const center = Math.max(current, 0);
  const start = Math.min(Math.max(center - reach, 0), items.length - 2 * reach - 1);
  return items.slice(start, start + 2 * reach + 1);
}

function windowCategory(item: SidebarCategory, path: readonly SidebarItem[]): WindowItem {
  const open = path[0] === item;
  return {
    id: item.id,
    label: item.label,
    href: firstHref(item),
    category: { open, collapsible: item.collapsible, items: open ? sidebarWindow(item.items, path.slice(1)) : [] },
    ...(item.className && { className: item.className }),
  };
}

/** Cuts the tree down to what one page shows before the whole tree has arrived. `path` comes from sidebarPath. */
export function sidebarWindow(items: readonly SidebarItem[], path: readonly SidebarItem[]): WindowItem[] {
  const current = items.findIndex((item) => item === path[0]);
  return around(items, current).map((item) =>
    item.type === 'category'
      ? windowCategory(item, path)
      : { id: item.id, label: item.label, href: item.href, ...(item.className && { className: item.className }) },
  );
}

/** The whole tree, as the browser loads it once. Categories that start open are marked as such. */
export function sidebarTree(items: readonly SidebarItem[]): WindowItem[] {
  return items.map((item) => ({
    id: item.id,
    label: item.label,
    href: firstHref(item),
    ...(item.type === 'category' && { category: { open: !item.collapsed, collapsible: item.collapsible, items: sidebarTree(item.items) } }),
    ...(item.className && { className: item.className }),
  }));
}

/** The same items with addresses instead of routes. */
export function mapHrefs(items: readonly WindowItem[], toHref: (route: string) => string): WindowItem[] {
  return items.map((item) => ({
    ...item,
    href: item.href && toHref(item.href),
    ...(item.category && { category: { ...item.category, items: mapHrefs(item.category.items, toHref) } }),
  }));
}
