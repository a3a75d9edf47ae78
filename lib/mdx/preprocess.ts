import { type LinePiece, type ScannedLine, scanLines } from './scan-lines';

const headingId = /^(\s*(?:>\s*)*#{1,6}\s.*?)\s*\{#([\w.:-]+)\}\s*$/;
const spacedTitle = /^(\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)?:{3,}\s*[a-z]+)[ \t]+([^[{\s].*?)\s*$/;

function rewriteComment({ comment, text, starts, end }: LinePiece): string {
  if (!comment) return text;
  const opening = starts ? '{/*' : '';
  if (comment === 'mdx') return opening + text + (end ?? '');
  return opening + text.replaceAll('*/', '* /') + (end ? '*/}' : '');
}

function rewriteLine({ line, code, commented, pieces }: ScannedLine, mdx: boolean): string {
  if (code) return line;
  if (!mdx) return line.replace(spacedTitle, '$1[$2]');
  const rewritten = pieces.map(rewriteComment).join('');
  return commented ? rewritten : rewritten.replace(spacedTitle, '$1[$2]').replace(headingId, '$1 {/* #$2 */}');
}

/**
 * Rewrites the three Docusaurus spellings MDX cannot parse: HTML comments, `## Heading {#id}` and `:::note Title`.
 * Works line by line outside of code, so every later error keeps its line. Columns shift only behind a comment.
 * Plain Markdown (`format: md`) knows the first two by itself.
 */
export function preprocess(source: string, format: 'mdx' | 'md' = 'mdx'): string {
  return Array.from(scanLines(source), (line) => rewriteLine(line, format === 'mdx')).join('\n');
}
