'use client';

import {
  isCategory,
  openCategoryIds,
  type WindowCategory,
  type WindowItem,
} from '@/lib/content/sidebar/sidebar-window';
import { originalText } from '@/lib/site/locales';
import { withBasePath } from '@/lib/site/urls';
import { usePreferences } from '@/stores/preferences-store';
import { type ShownSidebar, useSidebarStore } from '@/stores/sidebar-store';
import { Name } from '../../ui/name';
import { SidebarMarkup } from './sidebar-markup';

interface BranchProps {
  items: WindowItem[];
  /** Ids of the categories above the current page. */
  open: ReadonlySet<string>;
  sidebar: ShownSidebar;
}

/** Address of an item; undefined for a category without a page. */
function hrefOf({ route, href }: WindowItem): string | undefined {
  return route === null ? href : withBasePath(route);
}

/** Items with unique keys. Repeated ones are numbered. */
function keyed(items: readonly WindowItem[]): { key: string; item: WindowItem }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = item.id ?? item.html ?? `${item.label} ${item.route ?? item.href}`;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { key: `${name} ${count}`, item };
  });
}

function Leaf({ item, current }: { item: WindowItem; current: string }) {
  const { className, html, label, original, route, href, unchecked } = item;
  if (html !== undefined) return <SidebarMarkup html={html} className={className} original={original} />;
  const newTab = route === null && /^(?:https?:)?\/\//.test(href ?? '') && { target: '_blank', rel: 'noopener' };
  return (
    <li className={className}>
      <a
        href={hrefOf(item)}
        aria-current={route === current ? 'page' : undefined}
        data-unchecked={unchecked ? '' : undefined}
        {...newTab}
      >
        <Name label={label} original={original} />
      </a>
    </li>
  );
}

/** The markup is small, because a page may contain dozens of closed categories. Styles recognise them by their button. */
function Category({ item, open, sidebar }: { item: WindowCategory; open: ReadonlySet<string>; sidebar: ShownSidebar }) {
  const { id, fixed, page, open: startsOpen, items = [] } = item;
  const chosen = usePreferences((state) => state.openCategories[id]);
  const setCategoryOpen = usePreferences((state) => state.setCategoryOpen);
  const loadTree = useSidebarStore((state) => state.loadTree);
  // Until the items of an open category have loaded, it shows as closed rather than empty.
  const isOpen = items.length > 0 && (fixed || (chosen ?? (open.has(id) || startsOpen === true)));

  async function toggle() {
    await loadTree(sidebar.treeHref);
    setCategoryOpen(id, !isOpen);
  }

  return (
    <li className={item.className}>
      <a href={hrefOf(item)} aria-current={page && item.route === sidebar.current ? 'page' : undefined}>
        <Name label={item.label} original={item.original} />
      </a>
      {!fixed && (
        <button
          type="button"
          aria-expanded={isOpen}
          // The state says whether it is open. A name that said it too would be read twice.
          aria-label={item.label}
          // No direction: its sign follows the lines of the page.
          lang={originalText(item.original).lang}
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
      {keyed(items).map(({ key, item }) =>
        isCategory(item) ? (
          <Category key={key} item={item} open={open} sidebar={sidebar} />
        ) : (
          <Leaf key={key} item={item} current={sidebar.current} />
        ),
      )}
    </ul>
  );
}

interface SidebarTreeProps {
  sidebar: ShownSidebar;
  /** The whole tree once it has loaded. Until then the items in the page are shown. */
  tree: WindowItem[] | undefined;
  label: string;
}

/** Navigation through the docs. */
export function SidebarTree({ sidebar, tree, label }: SidebarTreeProps) {
  const open = new Set(openCategoryIds(sidebar.items));
  return (
    <nav aria-label={label} className="sidebar-tree">
      <Branch items={tree ?? sidebar.items} open={open} sidebar={sidebar} />
    </nav>
  );
}
