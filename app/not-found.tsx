import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/not-found/not-found-page';
import { editions } from '@/lib/content/model/edition';
import { withBasePath } from '@/lib/site/urls';

export function generateMetadata(): Metadata {
  return { title: editions()[0].language.words.browser.notFound.title, robots: { index: false } };
}

export default function NotFound() {
  return <NotFoundPage pagesHref={withBasePath('/pages.json')} />;
}
