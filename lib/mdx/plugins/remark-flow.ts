import type { Root } from 'mdast';
import { setAttribute } from '../syntax/jsx';
import { jsxOf } from '../syntax/nodes';

const boxes = new Set(['article', 'center', 'div', 'section']);
const markdown = new Set(['blockquote', 'code', 'heading', 'list', 'paragraph', 'table', 'thematicBreak']);

/**
 * Marks boxes of HTML with a class or style of their own that hold Markdown: the style sheet leaves the distances within
 * others to those who wrote their classes.
 */
export function remarkFlow() {
  return (tree: Root): void => {
    for (const node of jsxOf(tree)) {
      if (!boxes.has(node.name ?? '') || node.children.length < 2) continue;
      const isOwn = node.attributes.some((one) => one.type === 'mdxJsxAttribute' && /^(?:class|style)/.test(one.name));
      if (isOwn && node.children.some(({ type }) => markdown.has(type))) setAttribute(node, 'data-flow', '');
    }
  };
}
