import { scanLines } from '../../mdx/syntax/scan-lines';
import type { MarkdownInput, Problem } from '../content/types';

/** Whether a body has the mark as a comment, not just in code. */
function hasMark(body: string): boolean {
  return Array.from(scanLines(body)).some(({ pieces }) =>
    pieces.some(({ comment, text }) => comment !== undefined && text.trim() === 'truncate'),
  );
}

/** Posts without a truncation mark, which lists show in full. */
export function blogTruncate({ kind, text, block, lines }: MarkdownInput): Problem[] {
  if (kind !== 'Post' || hasMark(text.slice(block.bodyStart))) return [];
  const hint = 'Add {/* truncate */} below the first paragraph.';
  return [
    { code: 'blog/no-truncate', ...lines.place(block.bodyStart), message: 'Lists show this post as a whole', hint },
  ];
}
