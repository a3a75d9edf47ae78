import type { Metadata } from 'next';
import { cache } from 'react';
import { Redirect } from '@/components/layout/redirect';
import { StandalonePage } from '@/components/pages/standalone-page';
import { site } from '@/lib/config/site';
import { pageMetadata, redirectMetadata } from '@/lib/content/page-metadata';
import { getPageView } from '@/lib/content/page-view';
import { startRoute } from '@/lib/content/start-route';
import { content } from '@/lib/content/store';
import { withBasePath } from '@/lib/urls';

// Head and body ask for the same view.
const home = cache(() => getPageView('/'));

const start = () => startRoute(content(), site.mainDoc);

export async function generateMetadata(): Promise<Metadata> {
  const view = await home();
  return view ? pageMetadata(view) : redirectMetadata(start());
}

/** `/`: content/pages/index.*, else the way to where the site begins. */
export default async function Page() {
  const view = await home();
  return view ? <StandalonePage view={view} /> : <Redirect to={withBasePath(start())} />;
}
