import type { ShownLink, SiteLink } from '@/schema/site';
import { site } from '../config/site';
import { isBlogRoute } from './blog-routes';
import { blogHref } from './blog-view';
import { content } from './store';
import { latestVersion, routeIn } from './version-links';

/** Links with their addresses, as the browser gets them. */
export interface ShownLinks {
  left: ShownLink[];
  right: ShownLink[];
}

/** A link to the docs leads to the latest version; a reader of another one stays there, where it has the page. */
function docsLink(link: Extract<SiteLink, { docId: string } | { sidebarId: string }>): ShownLink[] {
  const { versions } = content();
  const latest = latestVersion(content());
  const routes = versions.flatMap((version): [string, string][] => {
    const route = routeIn(version, link);
    return route === undefined ? [] : [[version.name, route]];
  });
  const own = routes.find(([name]) => name === latest?.name) ?? routes[0];
  if (!own) return [];
  return [{ label: link.label, to: own[1], ...(routes.length > 1 && { versions: Object.fromEntries(routes) }) }];
}

/** Links with their addresses, without those to a blog that has no posts, or to docs that are not published. */
function existing(links: readonly SiteLink[]): ShownLink[] {
  const blog = blogHref() !== null;
  return links.flatMap((link): ShownLink[] => {
    if ('docId' in link || 'sidebarId' in link) return docsLink(link);
    return blog || !('to' in link) || !isBlogRoute(content(), link.to) ? [link] : [];
  });
}

/** The navbar of the site config; links to the blog are left out while it has no posts. */
export function navbarLinks(): ShownLinks {
  return { left: existing(site.navbar.left), right: existing(site.navbar.right) };
}

/** A footer whose links have their addresses. */
export interface ShownFooter {
  columns: { title: string; links: ShownLink[] }[];
  copyright: string;
}

/** The footer of the site config, likewise. */
export function footerLinks(): ShownFooter {
  const columns = site.footer.columns.map((column) => ({ ...column, links: existing(column.links) }));
  return { ...site.footer, columns: columns.filter(({ links }) => links.length > 0) };
}

/** The link of the announcement, likewise. */
export function announcementLink(): ShownLink | undefined {
  return existing(site.announcement?.link ? [site.announcement.link] : [])[0];
}
