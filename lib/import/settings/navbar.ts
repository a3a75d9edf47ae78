import { readHtml } from '../html-text';
import { listOf, textOf, type Values, valuesOf } from '../load/values';
import type { SettingsInput } from './draft';
import { type DraftLink, labelOf, linkTo, plainLink } from './link';

/** Finds the routes that items of the navbar name by ids. */
export interface RouteFinder {
  docRoute(id: string): string | undefined;
  sidebarRoute(id: string): string | undefined;
}

/** Here by themselves, where a site needs them. */
const builtIn = new Set(['docsVersionDropdown', 'localeDropdown', 'search']);

/** A link, or a menu of links. */
type NavbarDraft = DraftLink | { label: string; items: DraftLink[] };

function linkOf(item: Values, routes: RouteFinder, input: SettingsInput): DraftLink | undefined {
  const { report, placeOf } = input;
  const type = textOf(item['type']) ?? 'default';
  const id = textOf(item['docId']) ?? textOf(item['sidebarId']);
  const place = placeOf(id === undefined ? 'items' : type === 'doc' ? 'docId' : 'sidebarId');
  if (type === 'doc' || type === 'docSidebar') {
    const route = type === 'doc' ? routes.docRoute(id ?? '') : routes.sidebarRoute(id ?? '');
    const label = labelOf(item) ?? id;
    if (route !== undefined && label !== undefined) return linkTo(label, route);
    report.left(
      `Navbar: there is no ${type === 'doc' ? 'doc' : 'sidebar'} ${id}`,
      place,
      'Link to a page by its route.',
    );
    return undefined;
  }
  const link = type === 'default' ? plainLink(item) : undefined;
  if (!link)
    report.left(`Navbar: an item of type ${type}`, placeOf('navbar'), 'Add a link in `navbar` where it is missed.');
  return link;
}

/** Links and menus of the navbar. */
export function navbarSettings(
  input: SettingsInput,
  routes: RouteFinder,
): { left: NavbarDraft[]; right: NavbarDraft[] } {
  const items = listOf(valuesOf(input.theme['navbar'])['items']).map(valuesOf);
  const left: NavbarDraft[] = [];
  const right: NavbarDraft[] = [];
  for (const item of items) {
    const type = textOf(item['type']) ?? 'default';
    if (builtIn.has(type)) continue;
    const side = item['position'] === 'right' ? right : left;
    if (type === 'html') {
      side.push(...readHtml(textOf(item['value']) ?? '').links.map(({ label, href }) => linkTo(label, href)));
      input.report.changed('Navbar: HTML became its links', input.placeOf('navbar'));
    } else if (type === 'dropdown' || Array.isArray(item['items'])) {
      const label = labelOf(item) ?? 'More';
      const links = listOf(item['items']).flatMap((value) => linkOf(valuesOf(value), routes, input) ?? []);
      if (links.length > 0) side.push({ label, items: links });
    } else {
      const link = linkOf(item, routes, input);
      if (link) side.push(link);
    }
  }
  return { left, right };
}
