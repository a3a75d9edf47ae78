import { basePath } from '@/lib/site/urls';

/** What components read of the site. Written into the bundle by next.config.mjs, so that browsers do not load the configuration. */
export default function useDocusaurusContext() {
  return {
    siteConfig: {
      title: process.env['NEXT_PUBLIC_SITE_TITLE'] ?? '',
      tagline: process.env['NEXT_PUBLIC_SITE_TAGLINE'] ?? '',
      url: process.env['NEXT_PUBLIC_SITE_URL'] ?? '',
      baseUrl: `${basePath}/`,
      customFields: JSON.parse(process.env['NEXT_PUBLIC_CUSTOM_FIELDS'] ?? '{}') as Readonly<Record<string, unknown>>,
    },
  };
}
