'use client';

import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { openCategoryIds } from '@/lib/content/sidebar/sidebar-window';
import { usePreferences } from '@/stores/preferences-store';
import { type ShownSidebar, useSidebarStore } from '@/stores/sidebar-store';
import { revealCurrent } from '../layout/sidebar/reveal-current';
import { SidebarTree } from '../layout/sidebar/sidebar-tree';
import { useWords } from '../ui/language';
import { useSteadySidebar } from './use-steady-sidebar';

/** Acts once the saved preferences are loaded. Earlier changes would replace them. */
function withPreferences(act: () => void): () => void {
  const { hasHydrated, onFinishHydration } = usePreferences.persist;
  if (hasHydrated()) {
    act();
    return () => undefined;
  }
  const stop = onFinishHydration(() => {
    stop();
    act();
  });
  return stop;
}

/** Sidebar beside a doc. Open categories and scroll position are kept in stores for the next page. */
export function DocsSidebar({ sidebar }: { sidebar: ShownSidebar }) {
  const words = useWords();
  const aside = useRef<HTMLElement>(null);
  // Hundreds of items are rendered in small steps, between which the browser answers the reader.
  const tree = useDeferredValue(useSidebarStore((state) => state.trees[sidebar.treeHref]));
  useSteadySidebar(aside, tree);

  useLayoutEffect(() => {
    if (!aside.current) return;
    aside.current.scrollTop = useSidebarStore.getState().scrollTop;
    revealCurrent(aside.current);
  }, []);

  useEffect(() => {
    useSidebarStore.setState({ sidebar });
    const forget = withPreferences(() => usePreferences.getState().revealCategories(openCategoryIds(sidebar.items)));
    const idle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 500));
    // Browsers without anything to render may report no idle moment.
    idle(() => void useSidebarStore.getState().loadTree(sidebar.treeHref), { timeout: 1000 });
    return () => {
      forget();
      useSidebarStore.setState({ sidebar: null });
    };
  }, [sidebar]);

  return (
    <aside
      ref={aside}
      className="docs-sidebar"
      onScroll={(event) => useSidebarStore.setState({ scrollTop: event.currentTarget.scrollTop })}
    >
      <SidebarTree sidebar={sidebar} tree={tree} label={words.layout.docsPages} />
    </aside>
  );
}
