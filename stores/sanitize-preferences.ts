/** What is written to localStorage. */
export interface SavedPreferences {
  /** Chosen colour mode; null until the reader chooses. */
  colorMode: 'light' | 'dark' | null;
  /** Tab group → chosen tab. */
  tabs: Record<string, string>;
  /** Category id → whether the reader opened or closed it. */
  openCategories: Record<string, boolean>;
  /** Address of an open category → height of its list in the sidebar, so that a later load can keep the space. */
  branchHeights: Record<string, number>;
  /** Id of the announcement that was closed. */
  dismissedAnnouncement: string | null;
  /** Docs version the reader chose last. */
  docsVersion: string | null;
  /** Language the reader chose last. */
  language: string | null;
  /** Whether single keys work as shortcuts. */
  shortcuts: boolean;
}

/** More than any reader makes; of a damaged or foreign value that holds more, the newest are kept. */
const mostEntries = 500;

function entries<T>(value: unknown, keep: (item: unknown) => item is T): Record<string, T> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry): entry is [string, T] => keep(entry[1]))
      .slice(-mostEntries),
  );
}

/** Names of tabs, versions and announcements: longer ones are not ours. */
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
const isHeight = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 1e5;
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/**
 * Keeps the valid parts of whatever localStorage holds: it may be old, foreign or damaged. The others have the values of a first
 * visit.
 */
export function sanitizePreferences(saved: unknown): SavedPreferences {
  const source = typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {};
  const mode = source['colorMode'];
  return {
    colorMode: mode === 'light' || mode === 'dark' ? mode : null,
    tabs: entries(source['tabs'], isName),
    openCategories: entries(source['openCategories'], isBoolean),
    branchHeights: entries(source['branchHeights'], isHeight),
    dismissedAnnouncement: isName(source['dismissedAnnouncement']) ? source['dismissedAnnouncement'] : null,
    docsVersion: isName(source['docsVersion']) ? source['docsVersion'] : null,
    language: isName(source['language']) ? source['language'] : null,
    shortcuts: source['shortcuts'] !== false,
  };
}
