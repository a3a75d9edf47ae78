import type { Metadata } from 'next';
import { withBasePath } from '../urls';

interface PageFacts {
  title: string;
  description: string;
  permalink: string;
  keywords: string[];
  unlisted: boolean;
}

/**
 * Head of a page as browsers and the router need it: title, description, canonical address. Link previews and
 * structured data are added to the finished HTML (lib/machines/head-markup.ts), where they cost their bytes once.
 */
export function pageMetadata({ title, description, permalink, keywords, unlisted }: PageFacts): Metadata {
  return {
    title,
    description,
    ...(keywords.length > 0 && { keywords }),
    alternates: { canonical: withBasePath(permalink) },
    ...(unlisted && { robots: { index: false } }),
  };
}

/** Head of a page that only leads on to a route. */
export function redirectMetadata(to: string): Metadata {
  return { title: 'Documentation', alternates: { canonical: withBasePath(to) }, robots: { index: false } };
}
