import type { SiteConfig } from '../schema/site';

/** A language of the site. */
export type Locale = SiteConfig['locales'][number];

/** Languages of the site, the default one first. Inlined by the bundler; scripts read them from the site configuration. */
export const locales = JSON.parse(process.env['NEXT_PUBLIC_LOCALES'] ?? '[]') as [Locale, ...Locale[]];

/** The language of a route: that of its first part, else the default one. */
export function localeAt(route: string, among: readonly Locale[] = locales): Locale {
  const [, first] = route.split('/');
  const [standard = { code: 'en', label: 'English', dir: 'ltr' as const }, ...others] = among;
  return others.find(({ code }) => code === first) ?? standard;
}
