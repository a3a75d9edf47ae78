import type { SidebarCategory, SidebarItem } from './sidebar';

/** Siblings shown on each side of the current item before the whole list has been loaded. */
const reach = 6;

/**
 * Sidebar as a page carries it: every category on the way to the current page is open, all others are closed and
 * empty, and long lists keep only the neighbours of the current item. Its size depends on the depth of the page,
 * never on the number of pages; the browser loads the whole tree once, from one cached file.
 */
export interface WindowItem extends Partial<CategoryFlags> {
  label: string;
  /** Without the base path. */
  route: string | null;
  items?: WindowItem[];
  className?: string;
}

/** What an item has only where it is a category. Short on purpose: pages carry several copies of it. */
interface CategoryFlags {
  id: string;
  open?: true;
  /** Cannot be closed. */
  fixed?: true;
  /** The route is its own page, not just its first doc. */
  page?: true;
}

/** An item that can hold others. */
export type WindowCategory = WindowItem & CategoryFlags;

export function isCategory(item: WindowItem): item is WindowCategory {
  return item.id !== undefined;
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

function toItem(item: SidebarItem, more?: CategoryFlags & { items?: WindowItem[] }): WindowItem {
  return {
    label: item.label,
    route: firstHref(item),
    ...more,
    ...(item.className && { className: item.className }),
  };
}

function categoryFlags(item: SidebarCategory, open: boolean): CategoryFlags {
  return {
    id: item.id,
    ...(open && { open: true }),
    ...(!item.collapsible && { fixed: true }),
    ...(item.href && { page: true }),
  };
}

/** Cuts the tree down to what one page shows before the whole tree has arrived. `path` comes from sidebarPath. */
export function sidebarWindow(items: readonly SidebarItem[], path: readonly SidebarItem[]): WindowItem[] {
  const current = path[0] ? items.indexOf(path[0]) : -1;
  return around(items, current).map((item) => {
    if (item.type === 'doc') return toItem(item);
    const open = item === path[0];
    return toItem(item, {
      ...categoryFlags(item, open),
      ...(open && { items: sidebarWindow(item.items, path.slice(1)) }),
    });
  });
}

/** The whole tree, as the browser loads it once. Categories that start open are marked as such. */
export function sidebarTree(items: readonly SidebarItem[]): WindowItem[] {
  return items.map((item) =>
    toItem(
      item,
      item.type === 'category'
        ? { ...categoryFlags(item, !item.collapsed), items: sidebarTree(item.items) }
        : undefined,
    ),
  );
}

/** Ids of the categories on the way to the current page. */
export function openCategoryIds(items: readonly WindowItem[]): string[] {
  return items.flatMap((item) =>
    isCategory(item) && item.open ? [item.id, ...openCategoryIds(item.items ?? [])] : [],
  );
}
