import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { preferencesKey } from '@/lib/site/preferences-key';
import { safeStorage } from './safe-storage';
import { defaultPreferences, type SavedPreferences, sanitizePreferences } from './sanitize-preferences';

interface PreferenceActions {
  setColorMode(mode: 'light' | 'dark'): void;
  rememberTab(groupId: string, value: string): void;
  setCategoryOpen(id: string, open: boolean): void;
  /** Opens the categories on the way to a page; they stay open when the reader goes elsewhere. */
  revealCategories(ids: readonly string[]): void;
  setBranchHeights(heights: Record<string, number>): void;
  dismissAnnouncement(id: string): void;
  setDocsVersion(version: string): void;
  setLanguage(code: string): void;
  setShortcuts(on: boolean): void;
}

/** Raised when the shape of what is saved changes; older shapes keep their valid parts. */
const savedVersion = 1;

/** What a reader chose, kept in localStorage. Starts with defaults on every load and is filled in after hydration. */
export const usePreferences = create<SavedPreferences & PreferenceActions>()(
  persist(
    (set) => ({
      ...defaultPreferences,
      setColorMode: (colorMode) => set({ colorMode }),
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
      setBranchHeights: (branchHeights) => set({ branchHeights }),
      dismissAnnouncement: (dismissedAnnouncement) => set({ dismissedAnnouncement }),
      setDocsVersion: (docsVersion) => set({ docsVersion }),
      setLanguage: (language) => set({ language }),
      setShortcuts: (shortcuts) => set({ shortcuts }),
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
