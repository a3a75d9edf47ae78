import type { Metadata } from 'next';
import { AllPages } from '@/components/all-pages/all-pages';
import { allPages } from '@/lib/content/all-pages';
import { pageMetadata } from '@/lib/content/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: 'All pages',
  description: 'Every page of this site, in reading order.',
  permalink: '/all-pages',
  keywords: [],
  unlisted: false,
});

export default function Page() {
  return <AllPages groups={allPages()} />;
}
