'use client';

import { useId } from 'react';
import type { WindowItem } from '@/lib/content/sidebar-window';
import { usePreferences } from '@/stores/preferences';
import { type ShownSidebar, useSidebarStore } from '@/stores/sidebar';
import { ChevronIcon } from '../ui/icons';

interface BranchProps {
  items: WindowItem[];
  /** Ids of the categories on the way to the current page. */
  open: ReadonlySet<string>;
  sidebar: ShownSidebar;
}

function openBranch(items: readonly WindowItem[]): string[] {
  return items.flatMap((item) => (item.category?.open ? [item.id, ...openBranch(item.category.items)] : []));
}

function Category({ item, open, sidebar }: { item: WindowItem; open: ReadonlySet<string>; sidebar: ShownSidebar }) {
  const listId = useId();
  const chosen = usePreferences((state) => state.openCategories[item.id]);
  const setCategoryOpen = usePreferences((state) => state.setCategoryOpen);
  const loadTree = useSidebarStore((state) => state.loadTree);
  const loaded = useSidebarStore((state) => state.trees[sidebar.treeHref] !== undefined);
  const collapsible = item.category?.collapsible ?? true;
  const items = item.category?.items ?? [];
  // An open category whose items have not arrived yet shows as closed rather than as empty.
  const isOpen = items.length > 0 && (!collapsible || (chosen ?? (open.has(item.id) || item.category?.open === true)));

  async function toggle() {
    if (!loaded) await loadTree(sidebar.treeHref);
    setCategoryOpen(item.id, !isOpen);
  }

  return (
    <li className={item.className}>
      <div className="sidebar-row">
        <a href={item.href ?? undefined} className="sidebar-category" aria-current={item.href === sidebar.current ? 'page' : undefined} data-active={open.has(item.id) || undefined}>
          {item.label}
        </a>
        {collapsible && (
          <button type="button" className="sidebar-toggle" aria-expanded={isOpen} aria-controls={listId} aria-label={`${isOpen ? 'Close' : 'Open'} ${item.label}`} onClick={toggle}>
            <ChevronIcon />
          </button>
        )}
      </div>
      <div id={listId} hidden={!isOpen}>
        {isOpen && <Branch items={items} open={open} sidebar={sidebar} />}
      </div>
    </li>
  );
}

function Branch({ items, open, sidebar }: BranchProps) {
  return (
    <ul>
      {items.map((item) =>
        item.category ? (
          <Category key={item.id} item={item} open={open} sidebar={sidebar} />
        ) : (
          <li key={item.id} className={item.className}>
            <a href={item.href ?? undefined} aria-current={item.href === sidebar.current ? 'page' : undefined}>
              {item.label}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

/** Navigation through the docs: what the page carries at first, the whole tree as soon as it is loaded. */
export function SidebarTree({ sidebar, label }: { sidebar: ShownSidebar; label: string }) {
  const tree = useSidebarStore((state) => state.trees[sidebar.treeHref]);
  const open = new Set(openBranch(sidebar.items));
  return (
    <nav aria-label={label} className="sidebar-tree">
      <Branch items={tree ?? sidebar.items} open={open} sidebar={sidebar} />
    </nav>
  );
}
