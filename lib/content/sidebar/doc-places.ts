import type { Doc } from '../types';
import { flattenSidebar, type Sidebar, type SidebarCategory, type SidebarPage, sidebarPaths } from './sidebar';

/** Place of a page: its sidebar, its categories and its neighbours. */
export interface Place {
  sidebar: Sidebar;
  /** The categories of the page, outermost first, then the page itself; empty if the page is not in the sidebar. */
  path: readonly SidebarPage[];
  previous: SidebarPage | undefined;
  next: SidebarPage | undefined;
}

function placesIn(sidebar: Sidebar): (route: string) => Place {
  const paths = sidebarPaths(sidebar.items);
  const order = flattenSidebar(sidebar.items).filter(({ type, href }) => type !== 'ref' && href !== undefined);
  const at = new Map(order.map(({ href }, index) => [href, index] as const).reverse());
  return (route) => {
    const index = at.get(route);
    const previous = index === undefined ? undefined : order[index - 1];
    const next = index === undefined ? undefined : order[index + 1];
    return { sidebar, path: paths.get(route) ?? [], previous, next };
  };
}

/** Name of the sidebar beside a doc; undefined where there is none. */
function shownSidebar({ id, frontMatter }: Doc, sidebarOf: ReadonlyMap<string, string>): string | undefined {
  const { displayed_sidebar } = frontMatter;
  return displayed_sidebar === undefined ? sidebarOf.get(id) : (displayed_sidebar ?? undefined);
}

/**
 * The place of every page that has one, by route. A doc is in the sidebar that its front matter names, else in the one that
 * contains it; a generated page is in the first one with its category. Computed once, so that no page searches the tree.
 */
export function findPlaces(
  sidebars: readonly Sidebar[],
  docs: readonly Doc[],
  sidebarOf: ReadonlyMap<string, string>,
): Map<string, Place> {
  const finders = new Map(sidebars.map((sidebar) => [sidebar.name, placesIn(sidebar)]));
  const places = new Map<string, Place>();
  for (const { name, items } of sidebars)
    for (const { href } of flattenSidebar(items).filter(isGenerated)) {
      const place = finders.get(name)?.(href);
      if (place && !places.has(href)) places.set(href, place);
    }
  for (const doc of docs) {
    const place = finders.get(shownSidebar(doc, sidebarOf) ?? '')?.(doc.permalink);
    if (place) places.set(doc.permalink, place);
  }
  return places;
}

/** Whether an item is a category with a generated page. */
export function isGenerated(item: SidebarPage): item is SidebarCategory & { href: string } {
  return item.type === 'category' && item.generated !== undefined;
}
