/** A key, or two keys one after the other, and what it does. */
export interface Shortcut {
  keys: readonly string[];
  action: 'search' | 'home' | 'docs' | 'blog' | 'previous' | 'next' | 'theme' | 'copyLink' | 'help';
}

/** Everything single keys do. The help dialog lists it, the key handler follows it. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], action: 'search' },
  { keys: ['g', 'h'], action: 'home' },
  { keys: ['g', 'd'], action: 'docs' },
  { keys: ['g', 'b'], action: 'blog' },
  { keys: ['['], action: 'previous' },
  { keys: [']'], action: 'next' },
  { keys: ['t'], action: 'theme' },
  { keys: ['c'], action: 'copyLink' },
  { keys: ['?'], action: 'help' },
];

/**
 * Shortcut for a key, given the key pressed before it.
 * @returns the shortcut, `pending` where the key opens a sequence, or null
 */
export function matchShortcut(key: string, before: string | null): Shortcut | 'pending' | null {
  const exact = shortcuts.find(({ keys }) => keys.length === 2 && keys[0] === before && keys[1] === key);
  if (exact) return exact;
  if (shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === key)) return 'pending';
  return shortcuts.find(({ keys }) => keys.length === 1 && keys[0] === key) ?? null;
}
