'use client';

import dynamic from 'next/dynamic';
import { DocsLink } from '../layout/navbar/site-link';
import { narrowPage } from '../ui/class-names';
import { useOwn, useWords } from '../ui/language';

// Every page loads this one, so the search for pages is loaded separately.
const PageFinder = dynamic(() => import('./page-finder').then((module) => module.PageFinder));

/** Page for missing addresses. Its markup is in the script, because every payload refers to it. */
export function NotFoundPage({ pagesHref }: { pagesHref: string }) {
  const { notFound, layout } = useWords();
  const { href } = useOwn();
  return (
    <main id="content" className={narrowPage}>
      <p className="weight-600 text-muted tabular [letter-spacing:0.08em]">404</p>
      <h1 className="mb-3">{notFound.title}</h1>
      <p>{notFound.text}</p>
      <PageFinder pagesHref={pagesHref} />
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <DocsLink>{layout.docs}</DocsLink>
        <a href={href('/')}>{notFound.home}</a>
      </p>
    </main>
  );
}
