import type { Metadata } from 'next';
import { AllPages } from '@/components/all-pages/all-pages';
import { allPages } from '@/lib/content/all-pages';
import { editions } from '@/lib/content/edition';
import { pageMetadata } from '@/lib/content/page-metadata';

export function generateMetadata(): Metadata {
  const { allTitle: title, allDescription: description } = editions()[0].language.words.page;
  return pageMetadata({ title, description, permalink: '/all-pages', keywords: [], unlisted: false });
}

export default function Page() {
  const [edition] = editions();
  return <AllPages title={edition.language.words.page.allTitle} groups={allPages(edition)} />;
}
