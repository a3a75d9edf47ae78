import type { Metadata } from 'next';
import { basePath, withBasePath } from '../../site/urls';
import { editions } from '../model/edition';
import { fromEdition } from '../model/from-edition';
import type { Edition } from '../model/make-editions';
import type { Original } from '../model/original';
import { originalLists } from '../model/original-lists';
import { siteRoutes } from '../model/site-routes';
import type { PageFrame } from '../types';

interface DescribedPage extends PageFrame {
  original?: Pick<Original, 'route'> | null;
}

/** Lists of an edition that have nothing in its language → their routes in the default one. */
const originals = fromEdition(({ content }) => {
  const standard = siteRoutes(editions()[0].content);
  const routes = [...originalLists(content)].map((route) => [route, route.slice(content.home.length) || '/'] as const);
  return new Map(routes.filter(([, route]) => standard.has(route)));
});

/** Where search engines find a page: in the default language, where nothing of it is translated. */
function canonicalRoute({ permalink, original }: DescribedPage, edition: Edition): string {
  return original?.route ?? originals(edition).get(permalink) ?? permalink;
}

/** Without a name of its own the home page has that of the site (app/layout.tsx), which is not said twice. */
function homeTitle(title: string, { site: { title: siteTitle, tagline, titleSeparator } }: Edition): string {
  const parts = title === siteTitle ? [siteTitle, tagline] : [title, siteTitle];
  return parts.filter(Boolean).join(` ${titleSeparator} `);
}

/** The layout names the site in the default language, and adds that to the titles of pages below it. */
function titleOf({ title, permalink }: DescribedPage, edition: Edition): Metadata['title'] {
  const { site, content } = edition;
  if (permalink === content.home) return { absolute: homeTitle(title, edition) };
  return site.routePrefix === '' ? title : { absolute: `${title} ${site.titleSeparator} ${site.title}` };
}

/**
 * Head of a page as browsers and the router need it: title, description, canonical address. Link previews and
 * structured data are added to the finished HTML (lib/publish/head-markup.ts), where they cost their bytes once.
 */
export function pageMetadata(edition: Edition, page: DescribedPage): Metadata {
  const { keywords, unlisted, head = {} } = page;
  const route = canonicalRoute(page, edition);
  return {
    // As it is written: whoever writes it there means the whole of it.
    title: head.title ? { absolute: head.title } : titleOf(page, edition),
    description: head.description ?? page.description,
    ...(keywords.length > 0 && { keywords }),
    // Hosts send the folder of a site to the address with a slash.
    alternates: { canonical: head.canonical ?? (route === '/' ? `${basePath}/` : withBasePath(route)) },
    ...(unlisted && { robots: { index: false } }),
  };
}
