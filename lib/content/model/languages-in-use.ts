import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../../schema/site';

/** Folder of a language's translations, from the content folder. */
export function languageFolder(code: string): string {
  return `i18n/${code}`;
}

/** The configuration without languages that have no folder of translations, in which all pages would be untranslated. */
export function withLanguagesInUse(site: SiteConfig, contentDir: string): SiteConfig {
  const locales = site.locales.filter(
    ({ code }, index) => index === 0 || existsSync(join(contentDir, languageFolder(code))),
  );
  return { ...site, locales };
}
