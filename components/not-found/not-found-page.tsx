'use client';

import { DocsLink } from '../layout/site-link';
import { useOwn, useWords } from '../ui/language';
import { PageFinder } from './page-finder';

interface NotFoundPageProps {
  pagesHref: string;
}

/** Page for addresses that do not exist. Every page's payload names it, so its markup stays in the script. */
export function NotFoundPage({ pagesHref }: NotFoundPageProps) {
  const { notFound, layout } = useWords();
  const { href } = useOwn();
  return (
    <main id="content" className="not-found">
      <p className="not-found-code">404</p>
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <PageFinder pagesHref={pagesHref} />
      <p className="not-found-links">
        <DocsLink>{layout.docs}</DocsLink>
        <a href={href('/')}>{notFound.home}</a>
      </p>
    </main>
  );
}
