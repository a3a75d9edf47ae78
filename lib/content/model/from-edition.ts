import memoize from 'lodash-es/memoize.js';
import type { Edition } from './make-editions';

/** Caches a value that is computed from an edition as long as the edition exists. */
export function fromEdition<T>(make: (edition: Edition) => T): (edition: Edition) => T {
  const made = memoize(make);
  made.cache = new WeakMap();
  return made;
}
