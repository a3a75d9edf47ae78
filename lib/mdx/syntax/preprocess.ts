import { cutHeadingId, headingIdComment } from './heading-id';
import { type LinePiece, type ScannedLine, scanLines } from './scan-lines';

const headingMark = /^[\s>]*#{1,6}\s/;
/** A container's opening with its name. Repetitions are never adjacent, so that matching takes linear time. */
const container = /^([\s>]*(?:[-*+]\s+|\d+[.)]\s+)?:{3,})[ \t]*([a-z]+)/;
const spacedTitle = /^[ \t]+(?=[^[{\s])/;

/** Removes the space that VitePress writes before the name, and puts brackets around a title. */
function tightenContainer(line: string): string {
  const [opening = '', colons = '', name = ''] = container.exec(line) ?? [];
  const rest = line.slice(opening.length);
  const [space] = (opening && spacedTitle.exec(rest)) || [];
  return colons + name + (space ? `[${rest.slice(space.length).trimEnd()}]` : rest);
}

function commentHeadingId(line: string): string {
  const cut = headingMark.test(line) ? cutHeadingId(line) : undefined;
  return cut ? `${cut.text} ${headingIdComment(cut.id)}` : line;
}

function rewriteComment({ comment, text, starts, end }: LinePiece): string {
  if (!comment) return text;
  const opening = starts ? '{/*' : '';
  if (comment === 'mdx') return opening + text + (end ?? '');
  return opening + text.replaceAll('*/', '* /') + (end ? '*/}' : '');
}

/** The truncation mark in MDX. */
const truncation = /^(\s*)\{\/\*(\s*truncate\s*)\*\/\}\s*$/;

function rewriteLine({ line, code, commented, pieces }: ScannedLine, mdx: boolean): string {
  if (code) return line;
  if (!mdx) return tightenContainer(line.replace(truncation, '$1<!--$2-->'));
  const rewritten = pieces.map(rewriteComment).join('');
  return commented ? rewritten : commentHeadingId(tightenContainer(rewritten));
}

/**
 * Rewrites spellings that MDX cannot parse: HTML comments, `## Heading {#id}`, and `:::note Title` of Docusaurus, `::: note` of
 * VitePress. Works line by line outside of code, so line numbers stay. Columns shift only after a comment, and in the first line
 * of a container. Plain Markdown (`format: md`) knows the first two, and gets MDX' truncation mark as an HTML comment.
 */
export function preprocess(source: string, format: 'mdx' | 'md' = 'mdx'): string {
  return Array.from(scanLines(source), (line) => rewriteLine(line, format === 'mdx')).join('\n');
}
