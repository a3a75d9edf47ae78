import { visit } from 'unist-util-visit';
import { findAttribute, isJsxElement } from '../../mdx/jsx';
import type { MarkdownInput, Problem } from '../content/types';

/** Images without a text for those who do not see them. `alt=""` on an <img> marks one as decoration. */
export function imageAlt({ body }: MarkdownInput): Problem[] {
  const problems: Problem[] = [];
  const code = 'image/no-alt';
  visit(body.tree, (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim()) {
      problems.push({ code, ...body.place(node.position), message: 'The image has no alternative text', hint: 'Describe it in the brackets: ![A chart of …](…).' });
    } else if (isJsxElement(node) && node.name === 'img' && !findAttribute(node, 'alt')) {
      problems.push({ code, ...body.place(node.position), message: 'The image has no alternative text', hint: 'Add alt="…", or alt="" for a decoration.' });
    }
  });
  return problems;
}
