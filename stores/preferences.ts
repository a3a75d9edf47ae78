import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { preferencesKey } from '@/lib/preferences-key';
import { type SavedPreferences, sanitizePreferences } from './sanitize-preferences';
import { safeStorage } from './safe-storage';

interface PreferenceActions {
  setColorMode(mode: 'light' | 'dark'): void;
  rememberTab(groupId: string, value: string): void;
  setCategoryOpen(id: string, open: boolean): void;
  /** Opens the categories on the way to a page that was navigated to. */
  revealCategories(ids: readonly string[]): void;
}

/** What a reader chose, kept in localStorage. Starts with defaults on every load and is filled in after hydration. */
export const usePreferences = create<SavedPreferences & PreferenceActions>()(
  persist(
    (set) => ({
      colorMode: null,
      tabs: {},
      openCategories: {},
      setColorMode: (colorMode) => set({ colorMode }),
      rememberTab: (groupId, value) => set(({ tabs }) => ({ tabs: { ...tabs, [groupId]: value } })),
      revealCategories: (ids) =>
        set(({ openCategories }) => {
          const closed = ids.filter((id) => openCategories[id] === false);
          return closed.length === 0 ? {} : { openCategories: { ...openCategories, ...Object.fromEntries(closed.map((id) => [id, true])) } };
        }),
      setCategoryOpen: (id, open) => set(({ openCategories }) => ({ openCategories: { ...openCategories, [id]: open } })),
    }),
    {
      name: preferencesKey,
      version: 1,
      skipHydration: true,
      storage: createJSONStorage(() => safeStorage),
      partialize: ({ colorMode, tabs, openCategories }): SavedPreferences => ({ colorMode, tabs, openCategories }),
      migrate: (saved) => sanitizePreferences(saved),
      merge: (saved, current) => ({ ...current, ...sanitizePreferences(saved) }),
    },
  ),
);
