import memoize from 'lodash-es/memoize.js';
import type { SiteConfig } from '../../../schema/site';
import { type LocalSite, localSite } from '../../config/local-site';
import type { Locale } from '../../site/locales';
import { readTexts } from '../../words/read-texts';
import { readLanguage } from '../../words/read-words';
import type { Language } from '../../words/types';
import { inLanguage } from '../files/translations';
import { readSidebarTexts } from '../sidebar/sidebar-texts';
import type { SourceDocument } from '../types';
import { withLanguagesInUse } from './languages-in-use';
import { type Content, loadContent } from './load-content';
import { readVersions } from './released-versions';

/** The site in one language. */
export interface Edition {
  locale: Locale;
  language: Language;
  /** Configuration, with what is translated of it. */
  site: LocalSite;
  content: Content;
}

interface EditionsInput {
  site: SiteConfig;
  contentDir: string;
  /** Every published document, translations too. */
  sources: readonly SourceDocument[];
  drafts: boolean;
}

/**
 * The site in each of its languages that has a folder of translations, the default one first.
 * @throws Error for a site without a language
 */
export function makeEditions({ site: written, contentDir, sources, drafts }: EditionsInput): [Edition, ...Edition[]] {
  const site = withLanguagesInUse(written, contentDir);
  const versions = readVersions(contentDir);
  const [standard, ...others] = site.locales.map((locale): Edition => {
    const language = readLanguage(contentDir, locale.code);
    const local = localSite(site, language.words, locale.code, readTexts(contentDir, site, locale.code));
    const sidebarTexts = (version: string) => readSidebarTexts(contentDir, locale.code, version);
    const own = inLanguage(sources, locale.code, { isDefault: local.routePrefix === '' });
    return { locale, language, site: local, content: loadContent(own, versions, local, { drafts, sidebarTexts }) };
  });
  if (!standard) throw new Error('The site has no language.');
  return [standard, ...others];
}

/** Caches a value that is computed from an edition as long as the edition exists. */
export function fromEdition<T>(make: (edition: Edition) => T): (edition: Edition) => T {
  const made = memoize(make);
  made.cache = new WeakMap();
  return made;
}
