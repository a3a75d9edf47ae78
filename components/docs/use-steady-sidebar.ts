import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { usePreferences } from '@/stores/preferences-store';
import { useSidebarStore } from '@/stores/sidebar-store';

/** Height that each open category's list takes, by the category's address. */
function branchHeights(aside: HTMLElement): Record<string, number> {
  const heights: Record<string, number> = {};
  for (const toggle of aside.querySelectorAll('button:has(+ ul)')) {
    const item = toggle.parentElement;
    const link = item?.querySelector(':scope > a');
    const href = link?.getAttribute('href');
    if (!href || !item || !link) continue;
    // The list's margins reach beyond its item, up to the next one.
    const end = item.nextElementSibling?.getBoundingClientRect().top ?? item.getBoundingClientRect().bottom;
    const row = Math.max(link.getBoundingClientRect().bottom, toggle.getBoundingClientRect().bottom);
    const height = Math.round(end - row);
    // Zero where the sidebar is not shown.
    if (height > 0) heights[href] = height;
  }
  return heights;
}

function currentTop(aside: HTMLElement): number {
  return aside.querySelector('[aria-current="page"]')?.getBoundingClientRect().top ?? 0;
}

/**
 * Keeps the sidebar in place while it completes itself: the current page stays where it is when the whole tree arrives,
 * and the heights of open categories are remembered, so that the next load keeps their space from its first paint on.
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
      // What is written before the remembered preferences are there would replace them.
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
