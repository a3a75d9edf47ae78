import type { Metadata } from 'next';
import { SitePage, siteMetadata } from './site-page';

export function generateMetadata(): Promise<Metadata> {
  return siteMetadata('/');
}

/** `/`: content/pages/index.*, or what the configuration puts there, else the way to where the site begins. */
export default function Page() {
  return <SitePage route="/" />;
}
