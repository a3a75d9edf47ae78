import type { SiteConfig, SiteLink } from '@/schema/site';
import { site } from '../config/site';
import { isBlogRoute } from './blog-routes';
import { blogHref } from './blog-view';
import { content } from './store';

/** Links of navbar and footer without those to a blog that has no posts. */
function existing(links: readonly SiteLink[]): SiteLink[] {
  const blog = blogHref() !== null;
  return links.filter((link) => blog || !('to' in link) || !isBlogRoute(content(), link.to));
}

/** The navbar of the site config; links to the blog are left out while it has no posts. */
export function navbarLinks(): SiteConfig['navbar'] {
  return { left: existing(site.navbar.left), right: existing(site.navbar.right) };
}

/** The footer of the site config, likewise. */
export function footerLinks(): SiteConfig['footer'] {
  const columns = site.footer.columns.map((column) => ({ ...column, links: existing(column.links) }));
  return { ...site.footer, columns: columns.filter(({ links }) => links.length > 0) };
}
