import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { WindowItem } from '@/lib/content/sidebar/sidebar-window';
import { usePreferences } from '@/stores/preferences-store';
import { releaseSpace, useSidebarStore } from '@/stores/sidebar-store';

/** Height of the list of each open category, by the address of the category. */
function branchHeights(aside: HTMLElement): Record<string, number> {
  const heights: Record<string, number> = {};
  for (const toggle of aside.querySelectorAll('button:has(+ ul)')) {
    const item = toggle.parentElement;
    const link = item?.querySelector(':scope > a');
    const href = link?.getAttribute('href');
    if (!href || !item || !link) continue;
    // The margins of the list extend to the next item.
    const end = item.nextElementSibling?.getBoundingClientRect().top ?? item.getBoundingClientRect().bottom;
    const row = Math.max(link.getBoundingClientRect().bottom, toggle.getBoundingClientRect().bottom);
    const height = Math.round(end - row);
    // Zero if the sidebar is not shown.
    if (height > 0) heights[href] = height;
  }
  return heights;
}

/** Pixels from the start of the sidebar to the current page, wherever both are scrolled to. */
function currentPlace(aside: HTMLElement): number {
  const current = aside.querySelector('[aria-current="page"]');
  return current ? current.getBoundingClientRect().top - aside.getBoundingClientRect().top + aside.scrollTop : 0;
}

/**
 * Keeps the sidebar steady while it loads: the current page stays in its place when the whole tree is shown, and heights of
 * open categories are saved, so that the next page reserves their space from first paint on.
 * @param tree the tree that is shown, once it has loaded
 */
export function useSteadySidebar(aside: RefObject<HTMLElement | null>, tree: WindowItem[] | undefined): void {
  const place = useRef<number | null>(null);

  useEffect(
    () =>
      useSidebarStore.subscribe(({ trees }, before) => {
        // Runs before the new tree is rendered.
        if (trees !== before.trees && aside.current) place.current = currentPlace(aside.current);
      }),
    [aside],
  );

  useLayoutEffect(() => {
    if (!tree) return;
    releaseSpace();
    if (!aside.current || place.current === null) return;
    aside.current.scrollTop += currentPlace(aside.current) - place.current;
    place.current = null;
  }, [aside, tree]);

  useEffect(() => {
    if (!tree) return;
    const remember = () => {
      const heights = aside.current ? branchHeights(aside.current) : {};
      const { branchHeights: known } = usePreferences.getState();
      // Changes before the saved preferences are loaded would replace them.
      if (Object.keys(heights).length === 0 || !usePreferences.persist.hasHydrated()) return;
      if (JSON.stringify(heights) !== JSON.stringify(known)) usePreferences.setState({ branchHeights: heights });
    };
    let frame = requestAnimationFrame(remember);
    const unsubscribe = usePreferences.subscribe(({ openCategories }, before) => {
      if (openCategories === before.openCategories) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(remember);
    });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
    };
  }, [aside, tree]);
}
