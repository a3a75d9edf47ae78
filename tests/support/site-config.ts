import { validateSiteConfig } from '@/lib/config/config-mistakes';
import { type LocalSite, localSite } from '@/lib/config/local-site';
import type { SiteConfigInput } from '@/schema/site';
import { english } from './english';

/** A site that says nothing beyond what every site has to say. */
const plain: SiteConfigInput = {
  title: 'Harbor',
  tagline: 'Berths for small boats',
  description: 'Handbook of a harbor.',
  url: 'https://example.com',
  basePath: '/base',
  brand: { title: 'Harbor', logo: { src: '/img/logo.svg', alt: '' } },
  navbar: {},
  footer: { copyright: '' },
};

/** Configuration of a site for tests: that of this project is for its owner to change. */
export function siteConfig(changes: Partial<SiteConfigInput> = {}): LocalSite {
  return localSite(validateSiteConfig({ ...plain, ...changes }), english.words);
}
