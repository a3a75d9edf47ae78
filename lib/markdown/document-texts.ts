import * as z from 'zod';
import { sectionsOf, sectionsSchema } from '../mdx/read-sections';
import { parseDocument } from '../mdx/syntax/parser';
import type { MdxContext } from '../mdx/types';
import { type MarkdownSource, writeMarkdown } from './to-markdown';

export const documentTextsSchema = z.object({
  /** For the search. */
  sections: sectionsSchema,
  markdown: z.string(),
});

/** What a document says, for who does not look at its page. */
export type DocumentTexts = z.output<typeof documentTextsSchema>;

/**
 * Reads a document once for both.
 * @throws VFileMessage with line and column when the source does not parse
 */
export function readTexts(source: MarkdownSource, context: MdxContext): DocumentTexts {
  const parsed = parseDocument(source, context);
  // The sections come first: a tree that becomes Markdown loses its components.
  const sections = sectionsOf(parsed);
  return { sections, markdown: writeMarkdown(parsed, source) };
}
