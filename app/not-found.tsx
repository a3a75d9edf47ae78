import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/not-found/not-found-page';
import { withBasePath } from '@/lib/urls';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default function NotFound() {
  return <NotFoundPage homeHref={withBasePath('/')} pagesHref={withBasePath('/pages.json')} />;
}
