import type { Root } from 'mdast';
import { replaceNodes } from '../replace-nodes';

const literal = /^\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`|(-?\d+(?:\.\d+)?))\s*$/;

/** Leaves out what is code, not text: modules, comments and expressions. A literal (`{' '}`) is text. */
export function remarkPlainExpressions() {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (node.type === 'mdxjsEsm') return [];
      if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
      const [, double, single, template, number] = literal.exec(node.value) ?? [];
      const value = double ?? single ?? template ?? number;
      return value ? [{ type: 'text', value }] : [];
    });
  };
}
