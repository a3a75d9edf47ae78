import type { SiteConfig } from '../../schema/site';

/** A language of the site. */
export type Locale = Omit<SiteConfig['locales'][number], 'texts'>;

/** Languages of the site, the default one first. The bundler inlines them. Scripts read them from the site configuration. */
export const locales = JSON.parse(process.env['NEXT_PUBLIC_LOCALES'] ?? '[]') as [Locale, ...Locale[]];

/** Language attributes of an untranslated text: it is in the default language, but the page is in another one. */
export function originalText(original: object | true | null | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return original ? { lang: locales[0].code, dir: locales[0].dir } : {};
}

/** Prefix of the routes of a language; empty for the default one. */
export function prefixOf(code: string): string {
  return code === locales[0].code ? '' : `/${code}`;
}

/** The language of a route: from its first part, else the default one. */
export function localeAt(route: string, among: readonly Locale[] = locales): Locale {
  const [, first] = route.split('/');
  const [standard = { code: 'en', label: 'English', dir: 'ltr' as const }, ...others] = among;
  return others.find(({ code }) => code === first) ?? standard;
}

/** The same route in another language. */
export function inLanguage(route: string, code: string): string {
  const bare = route.slice(prefixOf(localeAt(route).code).length) || '/';
  const prefix = prefixOf(code);
  return prefix === '' ? bare : `${prefix}${bare === '/' ? '' : bare}`;
}
