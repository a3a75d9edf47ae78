'use client';

import { DocsLink } from '../layout/site-link';
import { PageFinder } from './page-finder';

interface NotFoundPageProps {
  homeHref: string;
  pagesHref: string;
}

/** Page for addresses that do not exist. Every page's payload names it, so its markup stays in the script. */
export function NotFoundPage({ homeHref, pagesHref }: NotFoundPageProps) {
  return (
    <main id="content" className="not-found">
      <p className="not-found-code">404</p>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link has a typo.</p>
      <PageFinder pagesHref={pagesHref} />
      <p className="not-found-links">
        <DocsLink>Documentation</DocsLink>
        <a href={homeHref}>Home</a>
      </p>
    </main>
  );
}
