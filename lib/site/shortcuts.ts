/** A key, or two keys in sequence, with their action. */
export interface Shortcut {
  keys: readonly string[];
  action: 'search' | 'home' | 'docs' | 'blog' | 'previous' | 'next' | 'theme' | 'copyLink' | 'help';
}

/** All shortcuts of single keys, for the help dialog and the key handler. */
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

/** Shortcut for a key after another one; `pending` if the key starts a sequence, null if there is none. */
export function matchShortcut(key: string, before: string | null): Shortcut | 'pending' | null {
  const exact = shortcuts.find(({ keys }) => keys.length === 2 && keys[0] === before && keys[1] === key);
  if (exact) return exact;
  if (shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === key)) return 'pending';
  return shortcuts.find(({ keys }) => keys.length === 1 && keys[0] === key) ?? null;
}
