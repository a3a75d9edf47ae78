import 'server-only';
import { isExternal, withBasePath } from '../../site/urls';
import { fill } from '../../words/fill';
import { joinRoute } from '../model/join-route';
import type { DocsVersion } from '../model/load-content';
import type { Edition } from '../model/make-editions';
import { allPagesLanguages } from '../model/other-languages';
import { docsSettings } from '../model/released-versions';
import { latestVersions, versionRoutes } from '../model/version-links';
import { flattenSidebar, type SidebarItem } from '../sidebar/sidebar';
import type { Doc, Named, Page, Post } from '../types';
import { documentLink } from './pagination';

/** An entry of the list of all pages; a category lists what is in it. */
export interface ListedItem extends Named {
  /** Base path included; null for a category without a page. */
  href: string | null;
  items: ListedItem[];
}

function toListed(items: readonly SidebarItem[]): ListedItem[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const href = item.href && !isExternal(item.href) ? withBasePath(item.href) : (item.href ?? null);
    const { label, original } = item;
    const items = item.type === 'category' ? toListed(item.items) : [];
    return [{ label, ...(original && { original }), href, items }];
  });
}

/** The items of a version's sidebars, then docs that are in none. */
function listedDocs(version: DocsVersion): ListedItem[] {
  const shown = new Set(version.sidebars.flatMap(({ items }) => flattenSidebar(items).map(({ href }) => href)));
  const others = version.docs.filter(({ permalink, frontMatter }) => !shown.has(permalink) && !frontMatter.unlisted);
  return [...version.sidebars.flatMap(({ items }) => toListed(items)), ...others.map(pageItem)];
}

function pageItem(page: Doc | Page | Post): ListedItem {
  return { ...documentLink(page), items: [] };
}

function otherVersions({ content, site, language }: Edition, { name, docsId }: DocsVersion): ListedItem[] {
  return versionRoutes(content, site.mainDoc, undefined, docsId)
    .filter((version) => version.name !== name)
    .map(({ label, route }) => ({
      label: fill(language.words.browser.layout.version, { name: label }),
      href: withBasePath(route),
      items: [],
    }));
}

/** Every page of the site in reading order: the sidebars of the latest docs, then posts and standalone pages. */
function pageGroups(edition: Edition) {
  const { content, site, language } = edition;
  const { browser, page } = language.words;
  const listed = (pages: readonly (Page | Post)[]) =>
    pages.filter(({ frontMatter }) => !frontMatter.unlisted).map(pageItem);
  return [
    ...latestVersions(content).map((version) => ({
      title: docsSettings(site, version.docsId).label ?? browser.layout.docs,
      versions: otherVersions(edition, version),
      items: listedDocs(version),
    })),
    { title: site.blog.title, versions: [], items: listed(content.posts) },
    { title: page.pages, versions: [], items: listed(content.pages) },
  ].filter(({ items }) => items.length > 0);
}

export type AllPagesView = NonNullable<ReturnType<typeof getAllPagesView>>;

/** The list of all pages in one language, with links to the other languages; null if the route is another page. */
export function getAllPagesView(edition: Edition, route: string) {
  const permalink = joinRoute(edition.content.home, 'all-pages');
  if (route !== permalink) return null;
  const { browser, page } = edition.language.words;
  const frame = {
    title: browser.layout.allPages,
    description: page.allDescription,
    permalink,
    keywords: [],
    unlisted: false,
  };
  return { ...frame, groups: pageGroups(edition), languages: allPagesLanguages() };
}
