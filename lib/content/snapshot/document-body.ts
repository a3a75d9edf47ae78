import type { SourceDocument } from '../types';
import { summarize } from './summary';

/** The part of a document that its body alone decides. */
export type DocumentBody = Pick<
  SourceDocument,
  'body' | 'heading' | 'headingParts' | 'keepsHeading' | 'idText' | 'paragraph'
>;

const known = new Map<string, { raw: string; body: DocumentBody }>();

/**
 * What a document says below its front matter: the body without its opening heading, that heading, and the first
 * paragraph. Kept by path, so that publishing again after a save reads the changed document only.
 */
export function documentBody(path: string, raw: string): DocumentBody {
  const last = known.get(path);
  if (last?.raw === raw) return last.body;
  const { rest, heading, headingParts, idText, paragraph, ...summary } = summarize(raw);
  // The heading of a post is no part of its text, as in Docusaurus.
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
