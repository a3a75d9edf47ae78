import { localeAt, locales } from '@/lib/site/locales';
import siteConfig from './site-config';

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

/** Data of the site for components. */
export default function useDocusaurusContext() {
  return { siteConfig, i18n: languages() };
}
