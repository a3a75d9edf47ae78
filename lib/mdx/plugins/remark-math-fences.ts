import type { Paragraph, Root } from 'mdast';
import type { Math as Formula, InlineMath } from 'mdast-util-math';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readFence } from '../code/code-meta';

/** The same node as remark-math makes for `$$`. */
function toFormula(value: string, position: Position | undefined): Formula {
  const code = {
    type: 'element' as const,
    tagName: 'code',
    properties: { className: ['language-math', 'math-display'] },
    children: [{ type: 'text' as const, value }],
  };
  return { type: 'math', value, ...(position && { position }), data: { hName: 'pre', hChildren: [code] } };
}

/** The formula of a paragraph that holds one between `$$` and nothing else. Other Markdown shows it in a line of its own. */
export function onlyFormula({ children: [formula, ...others] }: Paragraph, text: string): InlineMath | undefined {
  const start = formula?.position?.start.offset;
  const isAlone = formula?.type === 'inlineMath' && others.length === 0;
  return isAlone && start !== undefined && text.startsWith('$$', start) ? formula : undefined;
}

/** Turns `math` fences and paragraphs of one formula into formulas, so that later plugins know one kind. */
export function remarkMathFences() {
  return (tree: Root, file: VFile): void => {
    const text = String(file);
    visit(tree, ['code', 'paragraph'], (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.type === 'code' && readFence(node.lang, node.meta).language === 'math')
        parent.children[index] = toFormula(node.value, node.position);
      const formula = node.type === 'paragraph' ? onlyFormula(node, text) : undefined;
      if (formula) parent.children[index] = toFormula(formula.value, node.position);
    });
  };
}
