import { plural } from '../../words/fill';
import type { Language } from '../../words/types';
import { isExternal } from '../links/is-external';
import type { DocsVersion } from '../model/load-content';
import type { SidebarItem } from '../sidebar/sidebar';
import { firstHref } from '../sidebar/sidebar-window';
import type { Doc } from '../types';

/** A card that leads to a page or a folder. */
export interface CardView {
  href: string;
  label: string;
  description: string | undefined;
  /** Label and description are not translated. */
  original?: true;
  folder: boolean;
  /** Leads out of the site. */
  external?: true;
}

function descriptionOf(
  item: Exclude<SidebarItem, { type: 'html' }>,
  byId: ReadonlyMap<string, Doc>,
  { code, words }: Language,
) {
  if (item.type === 'category') {
    const count = item.items.length;
    return item.description ?? (count > 0 ? plural(code, words.page.count, count) : undefined);
  }
  return item.type === 'link' ? item.description : byId.get(item.id)?.description;
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
    return [
      {
        href: external ? href : toHref(href),
        label: item.label,
        description: descriptionOf(item, byId, language) || undefined,
        ...('original' in item && { original: true }),
        folder: item.type === 'category',
        ...(external && { external: true }),
      },
    ];
  });
}

/** Cards of the folder a doc stands for, or lies in; never of the doc itself. `toHref` adds the base path. */
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
