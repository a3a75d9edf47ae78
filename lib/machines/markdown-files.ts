import type { SiteConfig } from '../../schema/site';
import type { MdxContexts } from '../content/create-mdx-contexts';
import type { Content } from '../content/load-content';
import { markdownRoute } from '../markdown-address';
import { llmsFull, llmsIndex, llmsSections } from './llms';
import { markdownPages } from './markdown-pages';

export interface MarkdownInput {
  content: Content;
  site: SiteConfig;
  contexts: MdxContexts;
}

/** Every document as Markdown, and the two files that lead language models to them, by path below the export folder. */
export function markdownFiles({ content, site, contexts }: MarkdownInput): ReadonlyMap<string, string> {
  const pages = markdownPages(content, site, contexts);
  const texts = new Map(pages.map((page) => [page.route, page.markdown()]));
  const sections = llmsSections(content, pages, site);
  return new Map([
    ...Array.from(texts, ([route, text]) => [markdownRoute(route).slice(1), text] as const),
    ['llms.txt', llmsIndex(sections, site)],
    ['llms-full.txt', llmsFull(sections, site, ({ route }) => texts.get(route) ?? '')],
  ]);
}
