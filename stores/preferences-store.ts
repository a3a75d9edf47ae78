import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { preferencesKey } from '@/lib/site/first-paint';
import { safeStorage } from './safe-storage';
import { type SavedPreferences, sanitizePreferences } from './sanitize-preferences';

interface PreferenceActions {
  rememberTab(groupId: string, value: string): void;
  setCategoryOpen(id: string, open: boolean): void;
  /** Opens the categories above a page. They stay open on other pages. */
  revealCategories(ids: readonly string[]): void;
}

/** Increased when the saved values change. Valid parts of older ones are kept. */
const savedVersion = 1;

/** The reader's preferences, saved in localStorage. Saved values replace the defaults after hydration. */
export const usePreferences = create<SavedPreferences & PreferenceActions>()(
  persist(
    (set) => ({
      ...sanitizePreferences(null),
      rememberTab: (groupId, value) => set(({ tabs }) => ({ tabs: { ...tabs, [groupId]: value } })),
      revealCategories: (ids) =>
        set(({ openCategories }) => {
          const closed = ids.filter((id) => openCategories[id] !== true);
          return closed.length === 0
            ? {}
            : { openCategories: { ...openCategories, ...Object.fromEntries(closed.map((id) => [id, true])) } };
        }),
      setCategoryOpen: (id, open) =>
        set(({ openCategories }) => ({ openCategories: { ...openCategories, [id]: open } })),
    }),
    {
      name: preferencesKey,
      version: savedVersion,
      skipHydration: true,
      storage: safeStorage<SavedPreferences>(),
      partialize: (state): SavedPreferences => sanitizePreferences(state),
      migrate: (saved) => sanitizePreferences(saved),
      merge: (saved, current) => ({ ...current, ...sanitizePreferences(saved) }),
    },
  ),
);
