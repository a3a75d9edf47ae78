import 'server-only';
import { join } from 'node:path';
import { announcementLink, footerLinks, navbarLinks } from '../links/site-links';
import { editions } from '../model/edition';
import { blogRoute } from './blog-view';
import { mainDocRoute, versionLinks } from './doc-view';
import { fileEngine } from './search-engine';
import { shownLogo } from './shown-logo';

/** What the frame around every page shows of the content. */
export function getLayoutView() {
  const all = editions();
  const [edition] = all;
  // Pagefind reads the exported pages, which development does not have.
  const inPieces = process.env.NODE_ENV === 'production' && fileEngine(all) === 'pagefind';
  return {
    // Only where it is so: every page carries it.
    search: inPieces ? { pieces: true } : {},
    mainDoc: mainDocRoute(edition),
    versions: versionLinks(edition),
    announcementLink: announcementLink(edition),
    brand: { title: edition.site.brand.title, logo: shownLogo(edition.site.brand, join(process.cwd(), 'public')) },
    navbar: navbarLinks(edition),
    footer: footerLinks(edition),
    blogRoute: blogRoute(edition),
  };
}
