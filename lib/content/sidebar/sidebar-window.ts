import { isExternal } from '../../site/urls';
import type { Named } from '../types';
import type { SidebarCategory, SidebarItem } from './sidebar';

/**
 * Number of items that a page shows until the whole tree is loaded. It suits most sites, and keeps pages of large sites small.
 * Items around the current page come first, then those around its folder.
 */
const budget = 22;
/** Minimum number of items of each list on the way. */
const least = 3;
const most = 13;

/**
 * The sidebar in a page: only categories on the way to the current page are open and filled, and long lists are cut around it.
 * Its size does not grow with the site; the browser loads the whole tree once, from one cached file.
 */
export interface WindowItem extends Named, Partial<CategoryFlags> {
  /** Without the base path. */
  route: string | null;
  /** Address of an external link. */
  href?: string;
  /** No check tests the address. */
  unchecked?: true;
  /** Markup between items, without a label. */
  html?: string;
  items?: WindowItem[];
  className?: string;
}

/** Fields of categories only. Short, because pages contain several copies. */
interface CategoryFlags {
  id: string;
  open?: true;
  /** Cannot be closed. */
  fixed?: true;
  /** The category has a page of its own, not just a first doc. */
  page?: true;
}

export type WindowCategory = WindowItem & CategoryFlags;

/** Whether an item can hold others, even if it is empty so far. */
export function isCategory(item: WindowItem): item is WindowCategory {
  return item.id !== undefined;
}

/** Route of an item: its own, else that of the first page below it. */
export function firstHref(item: SidebarItem): string | null {
  if (item.type === 'html' || (item.type === 'link' && isExternal(item.href))) return null;
  if (item.href) return item.href;
  if (item.type !== 'category') return null;
  for (const child of item.items) {
    const href = firstHref(child);
    if (href) return href;
  }
  return null;
}

function around<T>(items: readonly T[], current: number, count: number): readonly T[] {
  const start = Math.min(Math.max(current - Math.floor(count / 2), 0), Math.max(items.length - count, 0));
  return items.slice(start, start + count);
}

/** Lists of items on the way to the current page, outermost first. */
function listsOnTheWay(items: readonly SidebarItem[], path: readonly SidebarItem[]): (readonly SidebarItem[])[] {
  return [items, ...path.flatMap((item) => (item.type === 'category' && item.items.length > 0 ? [item.items] : []))];
}

function shares(lists: readonly (readonly SidebarItem[])[]): number[] {
  let left = budget;
  const found: number[] = [];
  for (const [level, list] of [...lists.entries()].reverse()) {
    const share = Math.min(list.length, most, Math.max(left - level * least, least));
    left -= share;
    found.unshift(share);
  }
  return found;
}

function toItem(item: SidebarItem, more?: CategoryFlags & { items?: WindowItem[] }): WindowItem {
  const className = item.className && { className: item.className };
  const original = item.original && { original: item.original };
  if (item.type === 'html') {
    const classes = ['sidebar-markup', item.padded && 'sidebar-html', item.className].filter(Boolean);
    return { label: '', ...original, route: null, html: item.html, className: classes.join(' ') };
  }
  const route = firstHref(item);
  return {
    label: item.label,
    ...original,
    route,
    ...(item.type === 'link' && route === null && { href: item.href }),
    ...(item.type === 'link' && item.unchecked && { unchecked: true }),
    ...more,
    ...className,
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

function cut(
  items: readonly SidebarItem[],
  path: readonly SidebarItem[],
  [share = 0, ...below]: number[],
): WindowItem[] {
  const current = path[0] ? items.indexOf(path[0]) : -1;
  return around(items, current, share).map((item) => {
    if (item.type !== 'category') return toItem(item);
    const open = item === path[0];
    return toItem(item, {
      ...categoryFlags(item, open),
      ...(open && { items: cut(item.items, path.slice(1), below) }),
    });
  });
}

/** Cuts the tree to what a page shows before the whole tree is loaded. `path` comes from the place of the page. */
export function sidebarWindow(items: readonly SidebarItem[], path: readonly SidebarItem[]): WindowItem[] {
  return cut(items, path, shares(listsOnTheWay(items, path)));
}

/** The whole tree, which the browser loads once. Categories that start open are marked. */
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
