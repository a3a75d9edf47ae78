import type { SiteConfig } from '../../schema/site';
import type { LocalSite } from '../config/local-site';
import type { Content } from '../content/model/load-content';
import { latestVersions } from '../content/model/version-links';
import { flattenSidebar, type SidebarItem } from '../content/sidebar/sidebar';
import { absoluteUrl } from '../site/absolute-url';
import { markdownRoute } from '../site/markdown-address';
import type { Words } from '../words/types';
import type { MarkdownInput, MarkdownPage } from './markdown-pages';

interface Section {
  title: string;
  pages: MarkdownPage[];
}

const routesOf = (item: SidebarItem) => flattenSidebar([item]).flatMap(({ href }) => href ?? []);

/**
 * The pages for language models: the latest docs in the order of the sidebars, with a section for each category, then
 * posts, then standalone pages as optional reading, for which the format has an English name. Docs in no sidebar are in the
 * first section, with docs in no category.
 */
function llmsSections(
  content: Content,
  pages: readonly MarkdownPage[],
  { blog }: Pick<LocalSite, 'blog'>,
  { browser }: Words,
): Section[] {
  const byRoute = new Map(pages.filter(({ listed }) => listed).map((page) => [page.route, page]));
  const take = (routes: readonly string[]) => [...new Set(routes)].flatMap((route) => byRoute.get(route) ?? []);
  const latest = latestVersions(content);
  const [sidebars, docs] = [latest.flatMap((version) => version.sidebars), latest.flatMap((version) => version.docs)];
  const items = sidebars.flatMap((sidebar) => sidebar.items);
  const categories = items.filter((item) => item.type === 'category');
  const single = items.filter((item) => item.type !== 'category').flatMap(routesOf);
  const inSidebars = new Set(items.flatMap(routesOf));
  const others = docs.map(({ permalink }) => permalink).filter((route) => !inSidebars.has(route));
  return [
    { title: browser.search.kinds.doc, pages: take([...single, ...others]) },
    ...categories.map((category) => ({ title: category.label, pages: take(routesOf(category)) })),
    { title: blog.title, pages: take(content.posts.map(({ permalink }) => permalink)) },
    { title: 'Optional', pages: take(content.pages.map(({ permalink }) => permalink)) },
  ].filter(({ pages: own }) => own.length > 0);
}

/** Puts a text on one line, because a line break would end an item of a list. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function linkTo({ route, title, description }: MarkdownPage, site: SiteConfig): string {
  const label = oneLine(title).replace(/[[\]\\]/g, '\\$&');
  return `- [${label}](${absoluteUrl(site, markdownRoute(route))})${description ? `: ${oneLine(description)}` : ''}`;
}

/** llms.txt as in llmstxt.org: a summary of the site, and links to its pages as Markdown. */
function llmsIndex(sections: readonly Section[], site: SiteConfig): string {
  const lists = sections.map(
    ({ title, pages }) => `## ${oneLine(title)}\n\n${pages.map((page) => linkTo(page, site)).join('\n')}\n`,
  );
  return [`# ${oneLine(site.title)}\n`, `> ${oneLine(site.description)}\n`, ...lists].join('\n');
}

/** llms-full.txt: all pages one after the other, each with its address. */
function llmsFull(sections: readonly Section[], site: SiteConfig, markdown: (page: MarkdownPage) => string): string {
  const texts = sections.flatMap(({ pages }) =>
    pages.map((page) => `Source: ${absoluteUrl(site, page.route)}\n\n${markdown(page)}`),
  );
  return [`${oneLine(site.title)}: ${oneLine(site.description)}\n`, ...texts].join('\n---\n\n');
}

/** All documents as Markdown, and the two files that lead language models to them, by path below the export folder. */
export function markdownFiles(
  { content, site, language }: Omit<MarkdownInput, 'contexts' | 'keep'>,
  pages: readonly MarkdownPage[],
): ReadonlyMap<string, string> {
  const folder = site.routePrefix === '' ? '' : `${site.routePrefix.slice(1)}/`;
  const texts = new Map(pages.map((page) => [page.route, page.texts().markdown]));
  const sections = llmsSections(content, pages, site, language.words);
  return new Map([
    ...Array.from(texts, ([route, text]) => [markdownRoute(route).slice(1), text] as const),
    [`${folder}llms.txt`, llmsIndex(sections, site)],
    [`${folder}llms-full.txt`, llmsFull(sections, site, ({ route }) => texts.get(route) ?? '')],
  ]);
}
