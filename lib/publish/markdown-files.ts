import { markdownRoute } from '../site/markdown-address';
import { llmsFull, llmsIndex, llmsSections } from './llms';
import type { MarkdownInput, MarkdownPage } from './markdown-pages';

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
