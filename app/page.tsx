import { HomePage } from '@/components/home/home-page';
import { site } from '@/lib/config/site';
import { getServiceCards, getServicesHref } from '@/lib/content/home-view';

export default function Page() {
  return (
    <HomePage title={site.title} tagline={site.tagline} overviewHref={getServicesHref()} services={getServiceCards()} />
  );
}
