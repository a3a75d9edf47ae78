'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { openCategoryIds } from '@/lib/content/sidebar/sidebar-window';
import { usePreferences } from '@/stores/preferences-store';
import { type ShownSidebar, useSidebarStore } from '@/stores/sidebar-store';
import { revealCurrent } from '../layout/sidebar/reveal-current';
import { SidebarTree } from '../layout/sidebar/sidebar-tree';
import { useWords } from '../ui/language';
import { useSteadySidebar } from './use-steady-sidebar';

/** Acts once, when the remembered preferences are there: what is written before that would replace them. */
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

/** Sidebar beside a doc. Its state outlives the page: open categories and scroll position are kept in stores. */
export function DocsSidebar({ sidebar }: { sidebar: ShownSidebar }) {
  const words = useWords();
  const aside = useRef<HTMLElement>(null);
  useSteadySidebar(aside, sidebar.treeHref);

  useLayoutEffect(() => {
    if (!aside.current) return;
    aside.current.scrollTop = useSidebarStore.getState().scrollTop;
    revealCurrent(aside.current);
  }, []);

  useEffect(() => {
    useSidebarStore.setState({ sidebar });
    const forget = withPreferences(() => usePreferences.getState().revealCategories(openCategoryIds(sidebar.items)));
    const idle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 500));
    // A browser that finds nothing to show may take no moment for a quiet one.
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
      <SidebarTree sidebar={sidebar} label={words.layout.docsPages} />
    </aside>
  );
}
