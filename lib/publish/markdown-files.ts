import { markdownRoute } from '../site/markdown-address';
import { llmsFull, llmsIndex, llmsSections } from './llms';
import { type MarkdownInput, markdownPages } from './markdown-pages';

/** Every document as Markdown, and the two files that lead language models to them, by path below the export folder. */
export function markdownFiles(input: MarkdownInput): ReadonlyMap<string, string> {
  const { content, site, language } = input;
  const folder = site.routePrefix === '' ? '' : `${site.routePrefix.slice(1)}/`;
  const pages = markdownPages(input);
  const texts = new Map(pages.map((page) => [page.route, page.markdown()]));
  const sections = llmsSections(content, pages, site, language.words);
  return new Map([
    ...Array.from(texts, ([route, text]) => [markdownRoute(route).slice(1), text] as const),
    [`${folder}llms.txt`, llmsIndex(sections, site)],
    [`${folder}llms-full.txt`, llmsFull(sections, site, ({ route }) => texts.get(route) ?? '')],
  ]);
}
