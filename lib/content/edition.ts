import 'server-only';
import { site } from '../config/site';
import { localeAt } from '../locales';
import { type Edition, makeEditions } from './make-editions';
import { readPointer, readSnapshot } from './snapshot-file';
import { contentDir } from './store';

const drafts = process.env.NODE_ENV !== 'production';

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
    loaded = { snapshot, editions: makeEditions({ site, contentDir, sources, drafts }) };
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
