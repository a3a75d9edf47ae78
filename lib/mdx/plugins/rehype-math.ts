import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeKatex from 'rehype-katex';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { en } from '../../words/built-in/en';
import { mathOptions, refusedCommand } from '../code/math';

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties['className']) && properties['className'].includes(name);
}

/** Leaves formulas with forbidden commands as code. The content check reports them. */
function leaveRefused(tree: Root): void {
  visit(tree, 'element', (node) => {
    const isFormula = ['language-math', 'math-display', 'math-inline'].some((name) => hasClass(node, name));
    if (isFormula && refusedCommand(toText(node, { whitespace: 'pre' }))) delete node.properties['className'];
  });
}

/** From this length an inline formula may be wider than a phone. */
const mayBeWide = 40;

function sourceLength(formula: Element): number {
  let length = 0;
  visit(formula, 'element', (node) => {
    if (node.tagName === 'annotation') length = toText(node, { whitespace: 'pre' }).length;
  });
  return length;
}

/**
 * Renders formulas as HTML, hidden from screen readers, and as MathML; `plain` as MathML alone, for feeds. Runs after
 * the allow list, so that no document can write KaTeX' markup. Wide formulas can be scrolled, and take focus for that.
 */
export function rehypeMath({ plain = false } = {}) {
  const draw = rehypeKatex({ ...mathOptions, output: plain ? 'mathml' : 'htmlAndMathml' });
  return (tree: Root, file: VFile): void => {
    leaveRefused(tree);
    draw(tree, file);
    visit(tree, 'element', (node, index, parent) => {
      if (hasClass(node, 'katex') || hasClass(node, 'katex-error')) file.data.math = true;
      const isInline = hasClass(node, 'katex') && !(parent?.type === 'element' && hasClass(parent, 'katex-display'));
      if (hasClass(node, 'katex-display') || (isInline && !plain && sourceLength(node) > mayBeWide))
        Object.assign(node.properties, {
          role: 'group',
          ariaLabel: (file.data.context?.words ?? en).text.formula,
          tabIndex: 0,
        });
      // Readers without MathML would show the source beside the formula.
      if (plain && node.tagName === 'annotation' && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index] as const;
      }
      return undefined;
    });
  };
}
