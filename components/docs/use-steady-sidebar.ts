import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { usePreferences } from '@/stores/preferences-store';
import { useSidebarStore } from '@/stores/sidebar-store';

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

function currentTop(aside: HTMLElement): number {
  return aside.querySelector('[aria-current="page"]')?.getBoundingClientRect().top ?? 0;
}

/**
 * Keeps the sidebar steady while it loads: the current page stays in its place when the whole tree arrives, and heights of
 * open categories are saved, so that the next page reserves their space from first paint on.
 */
export function useSteadySidebar(aside: RefObject<HTMLElement | null>, treeHref: string): void {
  const tree = useSidebarStore((state) => state.trees[treeHref]);
  const top = useRef<number | null>(null);

  useEffect(
    () =>
      useSidebarStore.subscribe(({ trees }, before) => {
        // Runs before the new tree is rendered.
        if (trees !== before.trees && aside.current) top.current = currentTop(aside.current);
      }),
    [aside],
  );

  useLayoutEffect(() => {
    if (!tree || !aside.current || top.current === null) return;
    aside.current.scrollTop += currentTop(aside.current) - top.current;
    top.current = null;
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
