'use client';

import { useId } from 'react';
import { openCategoryIds, type WindowItem } from '@/lib/content/sidebar-window';
import { usePreferences } from '@/stores/preferences';
import { type ShownSidebar, useSidebarStore } from '@/stores/sidebar';
import { ChevronIcon } from '../ui/icons';

interface BranchProps {
  items: WindowItem[];
  /** Ids of the categories on the way to the current page. */
  open: ReadonlySet<string>;
  sidebar: ShownSidebar;
}

type CategoryItem = WindowItem & { category: NonNullable<WindowItem['category']> };

function Category({ item, open, sidebar }: { item: CategoryItem; open: ReadonlySet<string>; sidebar: ShownSidebar }) {
  const listId = useId();
  const { id, fixed, page, open: startsOpen, items = [] } = item.category;
  const chosen = usePreferences((state) => state.openCategories[id]);
  const setCategoryOpen = usePreferences((state) => state.setCategoryOpen);
  const loadTree = useSidebarStore((state) => state.loadTree);
  // An open category whose items have not arrived yet shows as closed rather than as empty.
  const isOpen = items.length > 0 && (fixed || (chosen ?? (open.has(id) || startsOpen === true)));

  async function toggle() {
    await loadTree(sidebar.treeHref);
    setCategoryOpen(id, !isOpen);
  }

  return (
    <li className={item.className}>
      <div className="sidebar-row">
        <a
          href={item.href ?? undefined}
          className="sidebar-category"
          aria-current={page && item.href === sidebar.current ? 'page' : undefined}
          data-active={open.has(id) || undefined}
        >
          {item.label}
        </a>
        {!fixed && (
          <button
            type="button"
            className="sidebar-toggle"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={`${isOpen ? 'Close' : 'Open'} ${item.label}`}
            onClick={toggle}
          >
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

function isCategory(item: WindowItem): item is CategoryItem {
  return item.category !== undefined;
}

function Branch({ items, open, sidebar }: BranchProps) {
  return (
    <ul>
      {items.map((item) =>
        isCategory(item) ? (
          <Category key={item.category.id} item={item} open={open} sidebar={sidebar} />
        ) : (
          <li key={item.href} className={item.className}>
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
  const open = new Set(openCategoryIds(sidebar.items));
  return (
    <nav aria-label={label} className="sidebar-tree">
      <Branch items={tree ?? sidebar.items} open={open} sidebar={sidebar} />
    </nav>
  );
}
