import type { Metadata } from 'next';
import { PageFinder } from '@/components/not-found/page-finder';
import { mainDocRoute } from '@/lib/content/doc-view';
import { withBasePath } from '@/lib/urls';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default function NotFound() {
  return (
    <main id="content" className="not-found">
      <p className="not-found-code">404</p>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link has a typo.</p>
      <PageFinder pagesHref={withBasePath('/pages.json')} />
      <p className="not-found-links">
        <a href={withBasePath(mainDocRoute())}>Documentation</a>
        <a href={withBasePath('/')}>Home</a>
      </p>
    </main>
  );
}
