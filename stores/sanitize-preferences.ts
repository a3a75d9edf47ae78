/** What is written to localStorage. */
export interface SavedPreferences {
  /** Chosen colour mode; null until the reader chooses. */
  colorMode: 'light' | 'dark' | null;
  /** Tab group → chosen tab. */
  tabs: Record<string, string>;
  /** Category id → whether the reader opened or closed it. */
  openCategories: Record<string, boolean>;
}

function entries<T>(value: unknown, keep: (item: unknown) => item is T): Record<string, T> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => keep(entry[1])));
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Keeps the valid parts of whatever localStorage holds: it may be old, foreign or damaged. */
export function sanitizePreferences(saved: unknown): SavedPreferences {
  const source = typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {};
  const mode = source['colorMode'];
  return {
    colorMode: mode === 'light' || mode === 'dark' ? mode : null,
    tabs: entries(source['tabs'], isString),
    openCategories: entries(source['openCategories'], isBoolean),
  };
}
