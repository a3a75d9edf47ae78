import { localeAt, locales } from '@/lib/site/locales';
import { basePath } from '@/lib/site/urls';

/** The languages of the site. The current one is always the default, because components are rendered alike in all languages. */
function languages() {
  const { code } = localeAt('/');
  const named = locales.map(({ code, label, dir }) => [code, { label, direction: dir, htmlLang: code, path: code }]);
  return {
    defaultLocale: code,
    currentLocale: code,
    locales: locales.map((locale) => locale.code),
    localeConfigs: Object.fromEntries(named) as Readonly<Record<string, unknown>>,
  };
}

/** Data of the site for components. next.config.mjs writes it into the bundle, so that browsers do not load the configuration. */
export default function useDocusaurusContext() {
  return {
    siteConfig: {
      title: process.env['NEXT_PUBLIC_SITE_TITLE'] ?? '',
      tagline: process.env['NEXT_PUBLIC_SITE_TAGLINE'] ?? '',
      url: process.env['NEXT_PUBLIC_SITE_URL'] ?? '',
      baseUrl: `${basePath}/`,
      customFields: JSON.parse(process.env['NEXT_PUBLIC_CUSTOM_FIELDS'] ?? '{}') as Readonly<Record<string, unknown>>,
    },
    i18n: languages(),
  };
}
