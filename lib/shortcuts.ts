/** A key, or two keys one after the other, and what it does. */
export interface Shortcut {
  keys: readonly string[];
  action: 'search' | 'home' | 'docs' | 'blog' | 'previous' | 'next' | 'theme' | 'copy-link' | 'help';
  label: string;
}

/** Everything single keys do. The help dialog lists it, the key handler follows it. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], action: 'search', label: 'Search (also Ctrl+K or Cmd+K)' },
  { keys: ['g', 'h'], action: 'home', label: 'Go to the home page' },
  { keys: ['g', 'd'], action: 'docs', label: 'Go to the documentation' },
  { keys: ['g', 'b'], action: 'blog', label: 'Go to the blog' },
  { keys: ['['], action: 'previous', label: 'Previous page' },
  { keys: [']'], action: 'next', label: 'Next page' },
  { keys: ['t'], action: 'theme', label: 'Switch between light and dark' },
  { keys: ['c'], action: 'copy-link', label: 'Copy the link to the current section' },
  { keys: ['?'], action: 'help', label: 'Show this help' },
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
