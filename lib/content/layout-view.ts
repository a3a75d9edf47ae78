import 'server-only';
import { blogRoute } from './blog-view';
import { mainDocRoute, versionLinks } from './doc-view';
import { editions } from './edition';
import { announcementLink, footerLinks, navbarLinks } from './site-links';

/** What the frame around every page shows of the content. */
export function getLayoutView() {
  const [edition] = editions();
  return {
    mainDoc: mainDocRoute(edition),
    versions: versionLinks(edition),
    announcementLink: announcementLink(edition),
    navbar: navbarLinks(edition),
    footer: footerLinks(edition),
    blogRoute: blogRoute(edition),
  };
}
