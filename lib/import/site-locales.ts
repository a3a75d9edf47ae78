import { listOf, recordOf, textOf, type Values } from '../report/values';
import type { LoadedSite } from './load/load-site';

/** A language of an imported site. */
export interface SiteLocale {
  code: string;
  config: Values;
  /** Folder of its translations, from the folder of the site. */
  folder: string;
}

/** The languages of a site, the default one first. */
export function localesOf({ config }: LoadedSite): SiteLocale[] {
  const i18n = recordOf(config['i18n']);
  const written = listOf(i18n['locales']).flatMap((code) => textOf(code) ?? []);
  const first = textOf(i18n['defaultLocale']) ?? written[0] ?? 'en';
  const configs = recordOf(i18n['localeConfigs']);
  return [...new Set([first, ...written])].map((code) => {
    const own = recordOf(configs[code]);
    return { code, config: own, folder: `${textOf(i18n['path']) ?? 'i18n'}/${textOf(own['path']) ?? code}` };
  });
}
