import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { listOf, recordOf } from '@/lib/report/values';
import { safeStorage } from './safe-storage';

interface RecentPages {
  /** Routes without the base path, the newest first. */
  routes: string[];
  visit(route: string): void;
}

const most = 6;

/** Keeps the routes in a value of localStorage. */
function sanitize(saved: unknown): string[] {
  const routes = listOf(recordOf(saved)['routes']);
  return routes.filter((route): route is string => typeof route === 'string' && route.startsWith('/')).slice(0, most);
}

/** Visited pages, saved in localStorage for the search. */
export const useRecentPages = create<RecentPages>()(
  persist(
    (set) => ({
      routes: [],
      visit: (route) =>
        set(({ routes }) => ({ routes: [route, ...routes.filter((other) => other !== route)].slice(0, most) })),
    }),
    {
      name: 'docs-site:recent-pages',
      version: 1,
      skipHydration: true,
      storage: safeStorage<Pick<RecentPages, 'routes'>>(),
      partialize: ({ routes }) => ({ routes }),
      merge: (saved, current) => ({ ...current, routes: sanitize(saved) }),
    },
  ),
);
