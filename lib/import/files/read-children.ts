import ts from 'typescript';
import { plainExpression } from '../../config/written-values';
import { changeText } from './change-text';
import { nodesIn, parseModule } from './module-code';

/** Whether an expression is what stands between the tags of a component: `children`, `props.children`. */
function isChildren(written: ts.Expression): boolean {
  const value = plainExpression(ts, written);
  const name = ts.isPropertyAccessExpression(value) ? value.name : value;
  return ts.isIdentifier(name) && name.text === 'children';
}

/** What code looks into: reads a property or the items of, or hands to a function. React's own for children wait themselves. */
function lookedInto(node: ts.Node): ts.Expression[] {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return [node.expression];
  if (ts.isForOfStatement(node) || ts.isSpreadElement(node)) return [node.expression];
  if (!ts.isCallExpression(node)) return [];
  const { expression } = node;
  const waits =
    ts.isPropertyAccessExpression(expression) &&
    /\bChildren$/.test(expression.expression.getText()) &&
    expression.name.text !== 'only';
  return waits ? [] : [...node.arguments];
}

/** The module that such code calls. An array without promises stays the same one, for code that adds to trees of data. */
export const shownChildrenFile = {
  to: 'content/components/shown-children.js',
  text: `import { Children } from 'react';

const isPromise = (node) => node?.$$typeof === Symbol.for('react.lazy');
const element = (node) => (isPromise(node) ? Children.toArray(node)[0] : node);

/** Children as elements: what a server makes may come as a promise of an element, which has no properties yet. */
export function shownChildren(node) {
  return Array.isArray(node) && node.some(isPromise) ? node.map(element) : element(node);
}
`,
};

/** Lets a component for browsers look into its children: a server may hand over promises of elements. */
export function withShownChildren(text: string, path: string): string | undefined {
  if (!text.includes('children')) return undefined;
  const looked = nodesIn(parseModule(path, text)).flatMap(lookedInto).filter(isChildren);
  const changes = looked.flatMap((read) => {
    const [start, end] = [read.getStart(), read.getEnd()];
    return [
      { start, end: start, text: 'shownChildren(' },
      { start: end, end, text: ')' },
    ];
  });
  if (changes.length === 0) return undefined;
  return `import { shownChildren } from '@site/src/components/shown-children';\n${changeText(text, changes)}`;
}
