import type { Metadata } from 'next';
import { site } from '../config/site';
import { basePath, withBasePath } from '../urls';

interface PageFacts {
  title: string;
  description: string;
  permalink: string;
  keywords: string[];
  unlisted: boolean;
}

/** Without a name of its own the home page has that of the site (app/layout.tsx), which is not said twice. */
function homeTitle(title: string): Metadata {
  // The layout adds the name of the site to the titles of pages below it, not to that of the page beside it.
  return title === site.title ? {} : { title: { absolute: `${title} ${site.titleSeparator} ${site.title}` } };
}

/**
 * Head of a page as browsers and the router need it: title, description, canonical address. Link previews and
 * structured data are added to the finished HTML (lib/machines/head-markup.ts), where they cost their bytes once.
 */
export function pageMetadata({ title, description, permalink, keywords, unlisted }: PageFacts): Metadata {
  const isHome = permalink === '/';
  return {
    ...(isHome ? homeTitle(title) : { title }),
    description,
    ...(keywords.length > 0 && { keywords }),
    // Hosts send the folder of a site to the address with a slash.
    alternates: { canonical: isHome ? `${basePath}/` : withBasePath(permalink) },
    ...(unlisted && { robots: { index: false } }),
  };
}

/** Head of a page that only leads on to a route. */
export function redirectMetadata(title: string, to: string): Metadata {
  return { title, alternates: { canonical: withBasePath(to) }, robots: { index: false } };
}
