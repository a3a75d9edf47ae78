import 'server-only';
import { join } from 'node:path';
import { traitsOf } from '../../search/choose-engine';
import { announcementLink, footerLinks, navbarLinks, type ShownFooter } from '../links/site-links';
import { editions } from '../model/edition';
import { type Edition, fromEdition } from '../model/make-editions';
import { versionRoutes } from '../model/version-links';
import { blogRoute } from './blog-view';
import { mainDocRoute } from './doc-view';
import { fileEngine, searchedCharacters } from './search-files';
import { type ShownFooterLogo, shownBrand, shownFooterLogo } from './shown-logo';

/** Values that need every document, computed once for all pages. */
const ofContent = fromEdition((edition: Edition) => ({
  // Pagefind needs exported pages, which development does not have.
  search: traitsOf(
    process.env.NODE_ENV === 'production' ? fileEngine(editions()) : 'fuse',
    searchedCharacters(editions()),
  ),
  mainDoc: mainDocRoute(edition),
  // For the menu of versions outside of the docs.
  versions: versionRoutes(edition.content, edition.site.mainDoc),
  announcementLink: announcementLink(edition),
  navbar: navbarLinks(edition),
  footer: footerLinks(edition),
  blogRoute: blogRoute(edition),
}));

/** What the footer of every page shows. */
export interface FooterView extends ShownFooter {
  logo?: ShownFooterLogo;
}

/** What the layout of every page shows of the content. */
export function getLayoutView() {
  const [edition] = editions();
  const publicDir = join(process.cwd(), 'public');
  const { footer, ...rest } = ofContent(edition);
  const logo = shownFooterLogo(edition.site.footer, publicDir);
  const footerView: FooterView = { ...footer, ...(logo && { logo }) };
  return { ...rest, brand: shownBrand(edition.site.brand, publicDir), footer: footerView };
}
