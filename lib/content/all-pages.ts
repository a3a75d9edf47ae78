import 'server-only';
import { site } from '../config/site';
import { withBasePath } from '../urls';
import type { SidebarItem } from './sidebar';
import { content } from './store';
import type { Page, Post } from './types';
import { latestVersion } from './version-links';

/** An entry of the list of all pages; a category lists what is in it. */
export interface ListedItem {
  label: string;
  /** Base path included; null for a category without a page. */
  href: string | null;
  items: ListedItem[];
}

function toListed(items: readonly SidebarItem[]): ListedItem[] {
  return items.map((item) => ({
    label: item.label,
    href: item.href ? withBasePath(item.href) : null,
    items: item.type === 'category' ? toListed(item.items) : [],
  }));
}

/** Every page of the site as readers find it: the sidebar of the latest docs, then posts and standalone pages. */
export function allPages(): { title: string; items: ListedItem[] }[] {
  const listed = (pages: readonly (Page | Post)[]) =>
    pages
      .filter(({ frontMatter }) => !frontMatter.unlisted)
      .map(({ title, permalink }) => ({ label: title, href: withBasePath(permalink), items: [] }));
  return [
    { title: 'Documentation', items: toListed(latestVersion(content())?.sidebar ?? []) },
    { title: site.blog.title, items: listed(content().posts) },
    { title: 'Pages', items: listed(content().pages) },
  ].filter(({ items }) => items.length > 0);
}
