import { recordOf } from '@/lib/report/values';

/** The saved values. */
export interface SavedPreferences {
  /** Chosen colour mode, if any. */
  colorMode: 'light' | 'dark' | null;
  /** Tab group → chosen tab. */
  tabs: Record<string, string>;
  /** Category id → whether the reader opened or closed it. */
  openCategories: Record<string, boolean>;
  /** Address of an open category → height of its list in the sidebar, for reserving its space. */
  branchHeights: Record<string, number>;
  /** Id of the closed announcement. */
  dismissedAnnouncement: string | null;
  /** The version of the docs that the reader has chosen last. */
  docsVersion: string | null;
  /** The language that the reader has chosen last. */
  language: string | null;
  /** Whether single keys work as shortcuts. */
  shortcuts: boolean;
}

/** More than any reader needs. Of more entries, in damaged or foreign values, the newest are kept. */
const mostEntries = 500;

function entries<T>(value: unknown, keep: (item: unknown) => item is T): Record<string, T> {
  return Object.fromEntries(
    Object.entries(recordOf(value))
      .filter((entry): entry is [string, T] => keep(entry[1]))
      .slice(-mostEntries),
  );
}

/** Names of tabs, versions and announcements. Longer ones are not ours. */
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
const isHeight = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 1e5;
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Keeps the valid parts of a value of localStorage, which may be old, foreign or damaged, with defaults for others. */
export function sanitizePreferences(saved: unknown): SavedPreferences {
  const source = recordOf(saved);
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
