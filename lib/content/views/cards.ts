import { isExternal } from '../../site/urls';
import { plural } from '../../words/fill';
import type { Language } from '../../words/types';
import type { DocsVersion } from '../model/load-content';
import type { SidebarItem } from '../sidebar/sidebar';
import { firstHref } from '../sidebar/sidebar-window';
import type { Doc, Named } from '../types';

export interface CardView extends Named {
  href: string;
  description: string | undefined;
  originalDescription?: true;
  folder: boolean;
  external?: true;
}

/** Number of pages in a category, at any depth. */
function countPages(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => {
    if (item.type === 'html') return sum;
    return sum + (item.href === undefined ? 0 : 1) + (item.type === 'category' ? countPages(item.items) : 0);
  }, 0);
}

function descriptionOf(
  item: Exclude<SidebarItem, { type: 'html' }>,
  byId: ReadonlyMap<string, Doc>,
  { code, words }: Language,
): Pick<CardView, 'description' | 'originalDescription'> {
  if (item.type === 'category' || item.type === 'link') {
    const { description, originalDescription } = item;
    if (description) return { description, ...(originalDescription && { originalDescription }) };
    const count = item.type === 'category' ? countPages(item.items) : 0;
    return { description: count > 0 ? plural(code, words.page.count, count) : undefined };
  }
  const { description, isOriginal } = byId.get(item.id) ?? {};
  return { description: description || undefined, ...(isOriginal && { originalDescription: true }) };
}

/** Cards for the items of a category. `toHref` adds the base path. */
export function buildCards(
  items: readonly SidebarItem[],
  byId: ReadonlyMap<string, Doc>,
  toHref: (route: string) => string,
  language: Language,
): CardView[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const external = item.type === 'link' && isExternal(item.href);
    const href = external ? item.href : firstHref(item);
    if (href === null) return [];
    return {
      href: external ? href : toHref(href),
      label: item.label,
      ...(item.original && { original: item.original }),
      ...descriptionOf(item, byId, language),
      folder: item.type === 'category',
      ...(external && { external: true }),
    };
  });
}

/** Cards for the folder that a doc stands for or lies in, without the doc itself. `toHref` adds the base path. */
export function docCards(
  { places, byId }: Pick<DocsVersion, 'places' | 'byId'>,
  permalink: string,
  toHref: (route: string) => string,
  language: Language,
): CardView[] {
  const place = places.get(permalink);
  if (!place) return [];
  const folder = place.path.findLast((item) => item.type === 'category')?.items ?? place.sidebar.items;
  return buildCards(
    folder.filter((item) => item.type === 'html' || item.href !== permalink),
    byId,
    toHref,
    language,
  );
}
