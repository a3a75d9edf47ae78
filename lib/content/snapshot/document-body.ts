import type { SourceDocument } from '../types';
import { summarize } from './summary';

/** The part of a document that depends on its body only. */
export type DocumentBody = Pick<
  SourceDocument,
  'body' | 'heading' | 'headingParts' | 'keepsHeading' | 'idText' | 'paragraph'
>;

const known = new Map<string, { raw: string; body: DocumentBody }>();

/** Splits a body into opening heading, first paragraph and the rest. Cached by path, for saves in development. */
export function documentBody(path: string, raw: string): DocumentBody {
  const last = known.get(path);
  if (last?.raw === raw) return last.body;
  const { rest, heading, headingParts, idText, paragraph, ...summary } = summarize(raw);
  // Posts keep their heading out of the text, as in Docusaurus.
  const keepsHeading = summary.keepsHeading && !path.startsWith('blog/');
  const body = {
    body: keepsHeading ? raw : rest,
    ...(heading !== undefined && { heading }),
    ...(headingParts !== undefined && { headingParts }),
    ...(keepsHeading ? { keepsHeading } : idText !== undefined && { idText }),
    ...(paragraph !== undefined && { paragraph }),
  };
  known.set(path, { raw, body });
  return body;
}
