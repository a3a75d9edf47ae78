import 'server-only';
import { announcementLink, footerLinks, navbarLinks } from '../links/site-links';
import { editions } from '../model/edition';
import { blogRoute } from './blog-view';
import { mainDocRoute, versionLinks } from './doc-view';
import { fileEngine } from './search-engine';

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
    navbar: navbarLinks(edition),
    footer: footerLinks(edition),
    blogRoute: blogRoute(edition),
  };
}
