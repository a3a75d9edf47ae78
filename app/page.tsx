import { HomePage } from '@/components/home/home-page';
import { site } from '@/lib/config/site';
import { mainDocRoute } from '@/lib/content/doc-view';
import { getServiceCards, getServicesHref } from '@/lib/content/home-view';
import { withBasePath } from '@/lib/urls';

export default function Page() {
  return (
    <HomePage
      title={site.title}
      tagline={site.tagline}
      docsHref={withBasePath(mainDocRoute())}
      overviewHref={getServicesHref()}
      services={getServiceCards()}
    />
  );
}
