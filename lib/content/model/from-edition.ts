import type { Edition } from './make-editions';

/** Keeps what is made of an edition as long as there is that edition. */
export function fromEdition<T>(make: (edition: Edition) => T): (edition: Edition) => T {
  const made = new WeakMap<Edition, { value: T }>();
  return (edition) => {
    const known = made.get(edition) ?? { value: make(edition) };
    made.set(edition, known);
    return known.value;
  };
}
