import { flattenSidebar, type SidebarItem } from './sidebar';
import type { Doc } from './types';

export interface PagerLink {
  label: string;
  href: string;
}

export interface Pager {
  previous: PagerLink | null;
  next: PagerLink | null;
}

/** Previous and next page in sidebar order; front matter may name others, or none. */
export function buildPager(doc: Doc, sidebar: readonly SidebarItem[], byId: ReadonlyMap<string, Doc>): Pager {
  const order = flattenSidebar(sidebar).filter((item) => item.href !== undefined);
  const at = order.findIndex((item) => item.href === doc.permalink);

  function link(target: SidebarItem | undefined): PagerLink | null {
    if (!target?.href) return null;
    const page =
      target.type === 'doc'
        ? byId.get(target.id)
        : [...byId.values()].find(({ permalink }) => permalink === target.href);
    return { label: page?.frontMatter.pagination_label ?? target.label, href: target.href };
  }

  function named(id: string | null | undefined, fallback: SidebarItem | undefined): PagerLink | null {
    if (id === null) return null;
    const page = id === undefined ? undefined : byId.get(id);
    if (!page) return link(fallback);
    const { pagination_label, sidebar_label } = page.frontMatter;
    return { label: pagination_label ?? sidebar_label ?? page.title, href: page.permalink };
  }

  const { pagination_prev, pagination_next } = doc.frontMatter;
  return {
    previous: named(pagination_prev, at > 0 ? order[at - 1] : undefined),
    next: named(pagination_next, at >= 0 ? order[at + 1] : undefined),
  };
}
