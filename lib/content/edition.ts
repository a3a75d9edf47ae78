import 'server-only';
import { type LocalSite, localSite } from '../config/local-site';
import { site } from '../config/site';
import { type Locale, localeAt } from '../locales';
import { readLanguage } from '../words/read-words';
import type { Language } from '../words/types';
import { type Content, loadContent } from './load-content';
import { readPointer, readSnapshot } from './snapshot-file';
import { contentDir } from './store';
import type { SourceDocument } from './types';
import { readVersions } from './versions';

/** The site in one language. */
export interface Edition {
  locale: Locale;
  /** Words of the interface. */
  language: Language;
  site: LocalSite;
  content: Content;
}

const drafts = process.env.NODE_ENV !== 'production';

function makeEdition(locale: Locale, sources: readonly SourceDocument[]): Edition {
  const language = readLanguage(contentDir, locale.code);
  const local = localSite(site, language.words);
  return { locale, language, site: local, content: loadContent(sources, readVersions(contentDir), local, { drafts }) };
}

let loaded: { snapshot: string | undefined; editions: [Edition, ...Edition[]] } | undefined;

/**
 * Everything the site shows, in each of its languages, the default one first. A build reads it once; development looks
 * for a newer snapshot each time it is asked, so that a save costs no module its state.
 */
export function editions(): [Edition, ...Edition[]] {
  if (loaded && !drafts) return loaded.editions;
  const snapshot = readPointer();
  if (!loaded || loaded.snapshot !== snapshot) {
    const sources = readSnapshot('.contentlayer', snapshot);
    const [standard, ...others] = site.locales.map((locale) => makeEdition(locale, sources));
    if (!standard) throw new Error('The site has no language.');
    loaded = { snapshot, editions: [standard, ...others] };
  }
  return loaded.editions;
}

/** The edition that a route is of. */
export function editionAt(route: string): Edition {
  const all = editions();
  const { code } = localeAt(route, site.locales);
  return all.find(({ locale }) => locale.code === code) ?? all[0];
}

/** Keeps what is made of an edition as long as there is that edition. */
export function fromEdition<T>(make: (edition: Edition) => T): (edition: Edition) => T {
  const made = new WeakMap<Edition, { value: T }>();
  return (edition) => {
    const known = made.get(edition) ?? { value: make(edition) };
    made.set(edition, known);
    return known.value;
  };
}
