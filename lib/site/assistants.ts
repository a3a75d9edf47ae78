import type { SiteConfig } from '../../schema/site';
import { fill } from '../words/fill';
import type { BrowserWords } from '../words/types';

type Assistant = SiteConfig['assistants'][number];

/** Assistants of site.config.ts. The bundler inlines them, so that pages need not contain them. */
const assistants = JSON.parse(process.env['NEXT_PUBLIC_ASSISTANTS'] ?? '[]') as Assistant[];

/** Origin of the site, because assistants cannot read the page from where a preview is served. */
const origin = process.env['NEXT_PUBLIC_SITE_URL'] ?? '';

/**
 * Links that open a page in an assistant.
 * @param markdown address of the page as Markdown, base path included
 * @param words texts of the links and of the question
 */
export function assistantLinks(markdown: string, words: BrowserWords['copy'], list: readonly Assistant[] = assistants) {
  const prompt = encodeURIComponent(fill(words.prompt, { address: `${origin}${markdown}` }));
  return list.map(({ label, url }) => ({
    label: fill(words.openIn, { name: label }),
    href: url.replace('{prompt}', prompt),
  }));
}
