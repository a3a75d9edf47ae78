import { renderToStaticMarkup } from 'react-dom/server';
import { VFileMessage } from 'vfile-message';
import { mdxComponents } from '@/components/mdx/index';
import { LanguageProvider } from '@/components/ui/language';
import { createMdxContexts } from '@/lib/content/links/create-mdx-contexts';
import { loadContent } from '@/lib/content/model/load-content';
import { compileMdx } from '@/lib/mdx/compile';
import { renderPlainHtml } from '@/lib/mdx/plain-html';
import { excerptPipeline, pagePipeline } from '@/lib/mdx/plugins/index';
import type { MdxSource } from '@/lib/mdx/syntax/to-vfile';
import type { MdxContext, Pipeline } from '@/lib/mdx/types';
import { browserEnglish, english } from '@/tests/support/english';
import type { Format } from './corpus/case';
import { hostileSite } from './hostile-site';

/** Lets every address through, as if nobody looked at any. */
const openContext: MdxContext = {
  link: (url) => ({ href: url, external: /^(https?:)?\/\//.test(url) }),
  image: (src) => ({ src }),
};

const excerpt = { prefix: 'case', href: '/blog/case' };

const siteContext = createMdxContexts({
  content: loadContent([], [], hostileSite, { drafts: false }),
  contentDir: 'content',
  publicDir: 'public',
  site: hostileSite,
})('docs/case.mdx', '/docs/case');

async function pageHtml(source: MdxSource, context: MdxContext, pipeline: Pipeline): Promise<string> {
  const { Content, toc } = await compileMdx(source, context, pipeline);
  return renderToStaticMarkup(
    <LanguageProvider language={browserEnglish}>
      <Content components={mdxComponents({ toc, cards: [], words: english.words })} />
    </LanguageProvider>,
  );
}

/** The Markdown parser for development doubts its own state where a tag that stays open meets `---`. In builds it names the tag. */
function isParserAssertion(error: unknown): boolean {
  return error instanceof Error && error.name === 'Assertion' && /mdast-util-from-markdown/.test(error.stack ?? '');
}

/** What became of an untrusted document that nobody has judged: HTML of its pages and feeds, or where it was refused. */
export interface Unfiltered {
  html: Readonly<Record<string, string>>;
  /** Places at which rendering stopped, with a line. */
  refused: readonly string[];
}

const sourceOf = (body: string, format: Format): MdxSource => ({
  ...{ path: 'docs/case.mdx', body, bodyLine: 5, format, untrusted: true },
});

const ways: Readonly<Record<string, (source: MdxSource) => Promise<string>>> = {
  page: (source) => pageHtml(source, openContext, pagePipeline),
  'page of the site': (source) => pageHtml(source, siteContext, pagePipeline),
  excerpt: (source) => pageHtml(source, { ...openContext, excerpt }, excerptPipeline),
  feed: (source) => renderPlainHtml(source, openContext, 'https://site.invalid/blog/case'),
};

/**
 * Renders an untrusted body by every way the product has, straight away and with no check before.
 * @throws whatever rendering throws that is no message with a line
 */
export async function renderUnfiltered(body: string, format: Format, by = Object.keys(ways)): Promise<Unfiltered> {
  const html: Record<string, string> = {};
  const refused: string[] = [];
  for (const way of by) {
    try {
      html[way] = (await ways[way]?.(sourceOf(body, format))) ?? '';
    } catch (error) {
      if (isParserAssertion(error)) {
        refused.push(way);
        continue;
      }
      if (!(error instanceof VFileMessage)) throw error;
      // A tag that is never closed has its place in the words alone.
      const line = error.line ?? /\((\d+):/.exec(error.reason)?.[1];
      if (line === undefined) throw error;
      refused.push(`${way} ${line}`);
    }
  }
  return { html, refused };
}

/** What stands on the page of such a body; undefined where it is refused. */
export async function renderPage(body: string, format: Format): Promise<string | undefined> {
  return (await renderUnfiltered(body, format, ['page'])).html['page'];
}
