import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isRunningAttribute, isRunningElement } from '../syntax/running-html';

/** Removes raw HTML that would run or affect other parts of the page. Of an `<object>` its content stays. */
export function rehypeInertHtml() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (isRunningElement(node.tagName) && parent && index !== undefined) {
        parent.children.splice(index, 1, ...(node.tagName === 'object' ? node.children : []));
        return [SKIP, index] as const;
      }
      for (const [name, value] of Object.entries(node.properties))
        if (isRunningAttribute(name, String(value))) delete node.properties[name];
      return undefined;
    });
  };
}
