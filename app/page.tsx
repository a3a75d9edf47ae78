import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { site } from '@/lib/config/site';
import { getServiceCards, getServicesHref } from '@/lib/content/home-view';
import { loadLanguages } from '@/lib/mdx/highlight';
import { basePath } from '@/lib/urls';

// Hosts send the folder of a site to the address with a slash.
export const metadata: Metadata = { alternates: { canonical: `${basePath}/` } };

export default async function Page() {
  await loadLanguages(['ts']);
  return (
    <HomePage title={site.title} tagline={site.tagline} overviewHref={getServicesHref()} services={getServiceCards()} />
  );
}
