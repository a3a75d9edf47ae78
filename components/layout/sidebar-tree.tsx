'use client';

import { isCategory, openCategoryIds, type WindowCategory, type WindowItem } from '@/lib/content/sidebar-window';
import { withBasePath } from '@/lib/urls';
import { usePreferences } from '@/stores/preferences';
import { type ShownSidebar, useSidebarStore } from '@/stores/sidebar';

interface BranchProps {
  items: WindowItem[];
  /** Ids of the categories on the way to the current page. */
  open: ReadonlySet<string>;
  sidebar: ShownSidebar;
}

/** Address of an item; a category without any page has none. */
function hrefOf({ route }: WindowItem): string | undefined {
  return route === null ? undefined : withBasePath(route);
}

/** Lean markup: a page may show dozens of closed categories, and styles can tell them by their button. */
function Category({ item, open, sidebar }: { item: WindowCategory; open: ReadonlySet<string>; sidebar: ShownSidebar }) {
  const { id, fixed, page, open: startsOpen, items = [] } = item;
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
      <a href={hrefOf(item)} aria-current={page && item.route === sidebar.current ? 'page' : undefined}>
        {item.label}
      </a>
      {!fixed && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Close' : 'Open'} ${item.label}`}
          onClick={toggle}
        />
      )}
      {isOpen && <Branch items={items} open={open} sidebar={sidebar} />}
    </li>
  );
}

function Branch({ items, open, sidebar }: BranchProps) {
  return (
    <ul>
      {items.map((item) =>
        isCategory(item) ? (
          <Category key={item.id} item={item} open={open} sidebar={sidebar} />
        ) : (
          <li key={item.route} className={item.className}>
            <a href={hrefOf(item)} aria-current={item.route === sidebar.current ? 'page' : undefined}>
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
