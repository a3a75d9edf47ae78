import { type SidebarCategory, type SidebarItem, sidebarPath } from './sidebar';
import { firstHref } from './sidebar-window';
import type { Doc } from './types';

/** A card that leads to a page or a folder. */
export interface CardView {
  href: string;
  label: string;
  description: string | undefined;
  folder: boolean;
}

function pageCount(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

/** Cards for the items of a category. `toHref` adds the base path. */
export function buildCards(
  items: readonly SidebarItem[],
  byId: ReadonlyMap<string, Doc>,
  toHref: (route: string) => string,
): CardView[] {
  return items.flatMap((item) => {
    const href = firstHref(item);
    if (href === null) return [];
    const description =
      item.type === 'doc' ? byId.get(item.id)?.description : (item.description ?? pageCount(item.items.length));
    return [
      {
        href: toHref(href),
        label: item.label,
        description: description || undefined,
        folder: item.type === 'category',
      },
    ];
  });
}

/** Cards of the folder a doc stands for, or lies in; never of the doc itself. `toHref` adds the base path. */
export function docCards(
  { sidebar, byId }: { sidebar: readonly SidebarItem[]; byId: ReadonlyMap<string, Doc> },
  permalink: string,
  toHref: (route: string) => string,
): CardView[] {
  const path = sidebarPath(sidebar, permalink);
  const own = path.at(-1);
  const folder = own?.type === 'category' ? own.items : (path.at(-2) as SidebarCategory | undefined)?.items;
  return buildCards(
    (folder ?? sidebar).filter((item) => item.href !== permalink),
    byId,
    toHref,
  );
}
