import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../../schema/site';

/** Folder of a language's translations, from the content folder. */
export function languageFolder(code: string): string {
  return `i18n/${code}`;
}

/**
 * The configuration without the languages that its content knows nothing of: one beside the default has pages as soon as it
 * has a folder of translations. Other content under the same configuration would otherwise have each of its pages again in
 * every language.
 */
export function withLanguagesInUse(site: SiteConfig, contentDir: string): SiteConfig {
  const locales = site.locales.filter(
    ({ code }, index) => index === 0 || existsSync(join(contentDir, languageFolder(code))),
  );
  return { ...site, locales };
}
