import type { ShownLink, SiteLink, SiteMenu } from '@/schema/link';
import { isBlogRoute } from '../model/blog-routes';
import type { Edition } from '../model/make-editions';
import { siteRoutes } from '../model/site-routes';
import { latestVersion, routeIn } from '../model/version-links';
import { blogRoute } from '../views/blog-view';
import { linkSections } from './link-sections';
import { normalizeRoute } from './resolve-link';

/** A menu of the navbar with resolved links. */
export interface ShownMenu {
  label: string;
  items: ShownLink[];
}

export type ShownNavbar = ReturnType<typeof navbarLinks>;

/** A link into the docs with the places of all pages of its sidebar. */
function withSections({ content }: Edition, link: ShownLink): ShownLink {
  if (!('to' in link)) return link;
  const route = normalizeRoute(link.to.replace(/[?#].*$/, ''));
  const sections = linkSections(content, [route, ...Object.values(link.versions ?? {})]);
  return sections.length > 0 ? { ...link, sections } : link;
}

/** Links to the docs lead to the latest version. Readers of another version stay there if it has the page. */
function docsLink({ content }: Edition, link: Extract<SiteLink, { docId: string } | { sidebarId: string }>) {
  const { versions } = content;
  const latest = latestVersion(content);
  const routes = versions.flatMap((version): [string, string][] => {
    const route = routeIn(version, link);
    return route === undefined ? [] : [[version.name, route]];
  });
  const own = routes.find(([name]) => name === latest?.name) ?? routes[0];
  if (!own) return [];
  return [{ label: link.label, to: own[1], ...(routes.length > 1 && { versions: Object.fromEntries(routes) }) }];
}

/** Links with their addresses, without links to an empty blog or to unpublished docs. */
function existing(edition: Edition, links: readonly SiteLink[]): ShownLink[] {
  const blog = blogRoute(edition) !== null;
  return links.flatMap((link): ShownLink[] => {
    if ('docId' in link || 'sidebarId' in link) return docsLink(edition, link);
    if (!('to' in link)) return [link];
    if (!blog && isBlogRoute(edition.content, link.to)) return [];
    // Redirects and files are the same in all languages.
    const fixed =
      edition.site.locales.length > 1 &&
      !siteRoutes(edition.content).has(normalizeRoute(link.to.replace(/[?#].*$/, '')));
    return [{ ...link, ...(fixed && { fixed: true }) }];
  });
}

/** The navbar of the configuration, without links to an empty blog and without empty menus. */
export function navbarLinks(edition: Edition) {
  const { left, right } = edition.site.navbar;
  const linksOf = (links: readonly SiteLink[]) => existing(edition, links).map((link) => withSections(edition, link));
  const shown = (items: readonly (SiteLink | SiteMenu)[]) =>
    items.flatMap((item): (ShownLink | ShownMenu)[] => {
      if (!('items' in item)) return linksOf([item]);
      const links = linksOf(item.items);
      return links.length > 0 ? [{ label: item.label, items: links }] : [];
    });
  return { left: shown(left), right: shown(right) };
}

/** The footer of the configuration, with resolved links. */
export function footerLinks(edition: Edition) {
  const { columns, copyright } = edition.site.footer;
  const shown = columns.map((column) => ({ ...column, links: existing(edition, column.links) }));
  return { columns: shown.filter(({ links }) => links.length > 0), copyright };
}

/** What a footer shows but its logo. */
export type ShownFooter = ReturnType<typeof footerLinks>;

/** The link of the announcement, resolved. */
export function announcementLink(edition: Edition): ShownLink | undefined {
  const link = edition.site.announcement?.link;
  return existing(edition, link ? [link] : [])[0];
}
