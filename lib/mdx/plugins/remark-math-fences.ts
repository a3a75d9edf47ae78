import type { Code, Root } from 'mdast';
import type { Math as Formula } from 'mdast-util-math';
import { visit } from 'unist-util-visit';
import { readFence } from '../code/code-meta';

/** The same node as remark-math makes for `$$`. */
function toFormula({ value, position }: Code): Formula {
  const code = {
    type: 'element' as const,
    tagName: 'code',
    properties: { className: ['language-math', 'math-display'] },
    children: [{ type: 'text' as const, value }],
  };
  return { type: 'math', value, ...(position && { position }), data: { hName: 'pre', hChildren: [code] } };
}

/** Turns `math` fences into formulas, so that later plugins know one kind. */
export function remarkMathFences() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (parent && index !== undefined && readFence(node.lang, node.meta).language === 'math')
        parent.children[index] = toFormula(node);
    });
  };
}
