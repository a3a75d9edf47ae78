import type { MarkdownInput, Problem } from '../content/types';

/** Posts without a mark for where lists cut them off: lists show them whole. */
export function blogTruncate({ kind, text, block, lines }: MarkdownInput): Problem[] {
  if (kind !== 'Post' || /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/.test(text.slice(block.bodyStart)))
    return [];
  const hint = 'Add {/* truncate */} below the first paragraph.';
  return [
    { code: 'blog/no-truncate', ...lines.place(block.bodyStart), message: 'Lists show this post as a whole', hint },
  ];
}
