import { basePath } from '@/lib/site/urls';

const customFields = JSON.parse(process.env['NEXT_PUBLIC_CUSTOM_FIELDS'] ?? '{}') as Readonly<Record<string, unknown>>;

/** What components read of the configuration. Written into the bundle by next.config.mjs, so that browsers do not load it. */
const siteConfig = {
  title: process.env['NEXT_PUBLIC_SITE_TITLE'] ?? '',
  tagline: process.env['NEXT_PUBLIC_SITE_TAGLINE'] ?? '',
  url: process.env['NEXT_PUBLIC_SITE_URL'] ?? '',
  baseUrl: `${basePath}/`,
  // Docusaurus has names for them; here they are fields of the site's own.
  organizationName: customFields['organizationName'],
  projectName: customFields['projectName'],
  customFields,
};

export default siteConfig;
