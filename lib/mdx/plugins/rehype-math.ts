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

/** Leaves formulas with what they may not hold as the code they are. The content check names each. */
function leaveRefused(tree: Root): void {
  visit(tree, 'element', (node) => {
    const isFormula = ['language-math', 'math-display', 'math-inline'].some((name) => hasClass(node, name));
    if (isFormula && refusedCommand(toText(node, { whitespace: 'pre' }))) delete node.properties['className'];
  });
}

/** Characters of TeX from which a formula within a line may be wider than a phone. */
const mayBeWide = 40;

function sourceLength(formula: Element): number {
  let length = 0;
  visit(formula, 'element', (node) => {
    if (node.tagName === 'annotation') length = toText(node, { whitespace: 'pre' }).length;
  });
  return length;
}

interface Options {
  /** MathML alone, for readers without the styles of the site. */
  plain?: boolean;
}

/**
 * Draws formulas with KaTeX: as HTML for the eye, hidden from screen readers, and as MathML for them. Stands behind the
 * list of what untrusted documents may hold, so that no document can write what KaTeX writes. A formula of its own, or a
 * long one, may scroll inside of itself, and takes focus for that.
 */
export function rehypeMath({ plain = false }: Options = {}) {
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
      // Readers that know no MathML would show the source beside the formula.
      if (plain && node.tagName === 'annotation' && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index] as const;
      }
      return undefined;
    });
  };
}
