import memoize from 'lodash-es/memoize.js';
import type { Edition } from './make-editions';

/** Keeps what is made of an edition as long as there is that edition. */
export function fromEdition<T>(make: (edition: Edition) => T): (edition: Edition) => T {
  const made = memoize(make);
  made.cache = new WeakMap();
  return made;
}
