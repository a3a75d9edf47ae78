import type { Nodes, Paragraph } from 'mdast';
import { onLine } from '../../report/place';
import type { MarkdownInput, Problem } from '../content/types';

/** Paragraphs of the page and of its lists, each with the column of the text around it. Tags may indent theirs. */
function paragraphsIn(node: Nodes, column: number): { paragraph: Paragraph; column: number }[] {
  if (node.type === 'paragraph') return [{ paragraph: node, column }];
  if (node.type !== 'root' && node.type !== 'list' && node.type !== 'listItem') return [];
  const own = node.type === 'listItem' ? (node.children[0]?.position?.start.column ?? column) : column;
  return node.children.flatMap((child) => paragraphsIn(child, own));
}

/** Lines that are indented as code is in plain Markdown. MDX shows them as text. */
export function indentedCode({ body, lines }: MarkdownInput): Problem[] {
  if (body.format === 'md') return [];
  return paragraphsIn(body.tree, 1).flatMap(({ paragraph, column }): Problem[] => {
    const { line } = body.place(paragraph.position);
    const blank = /^[ \t]*/.exec(lines.line(line))?.[0] ?? '';
    const isText = paragraph.children[0]?.type === 'text' || paragraph.children[0]?.type === 'inlineCode';
    if (!isText || blank.replaceAll('\t', '    ').length < column + 3) return [];
    const place = onLine(line, blank.length + 1, lines.line(line).trim().length);
    const hint = 'Write ``` in a line above and in one below it, or remove the spaces before it.';
    return [{ code: 'code/indented', ...place, message: 'Spaces make no code in MDX: this is shown as text', hint }];
  });
}
