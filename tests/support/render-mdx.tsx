import { renderToStaticMarkup } from 'react-dom/server';
import { mdxComponents } from '@/components/mdx/index';
import { LanguageProvider } from '@/components/ui/language';
import type { CardView } from '@/lib/content/views/cards';
import { compileMdx } from '@/lib/mdx/compile';
import type { MdxContext, TocEntry } from '@/lib/mdx/types';
import { browserEnglish, english } from './english';
import { stubContext } from './stub-context';

interface RenderOptions {
  format?: 'mdx' | 'md';
  context?: MdxContext;
  cards?: CardView[];
  untrusted?: boolean;
}

/** A document as readers get it, with the real components. */
export async function renderMdx(body: string, options: RenderOptions = {}): Promise<{ html: string; toc: TocEntry[] }> {
  const { format = 'mdx', context = stubContext, cards = [], untrusted = false } = options;
  const { Content, toc } = await compileMdx({ path: 'docs/page.mdx', body, bodyLine: 1, format, untrusted }, context);
  const html = renderToStaticMarkup(
    <LanguageProvider language={browserEnglish}>
      <Content components={mdxComponents({ toc, cards, words: english.words })} />
    </LanguageProvider>,
  );
  return { html, toc };
}

/** The HTML alone, without the line breaks between blocks. */
export async function renderHtml(body: string, options: RenderOptions = {}): Promise<string> {
  const { html } = await renderMdx(body, options);
  return html.replace(/>\n+</g, '><').trim();
}
