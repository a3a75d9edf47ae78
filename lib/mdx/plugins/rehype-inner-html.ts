import type { Element, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { innerMarkup } from '../jsx-runtime';

/** Components have names with a capital letter, in documents whose JSX has become elements. */
function isStatic(node: RootContent): boolean {
  if (node.type === 'element') return !/^[A-Z]/.test(node.tagName) && node.children.every(isStatic);
  return node.type === 'text' || node.type === 'comment';
}

function collapse(node: Element): Element {
  return { ...node, properties: { ...node.properties, [innerMarkup]: toHtml(node.children) }, children: [] };
}

/**
 * Hands the inside of an element without components to React as one string. The same page then needs a third less
 * payload, in every one of the copies Next writes of it, and nothing in the string has to be hydrated. The string is
 * serialised from the tree, escaped; nothing an author wrote is taken over as markup.
 */
export function rehypeInnerHtml() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || 'style' in node.properties || /^[A-Z]/.test(node.tagName)) return undefined;
      if (!node.children.some((child) => child.type === 'element') || !node.children.every(isStatic)) return undefined;
      parent.children[index] = collapse(node);
      return SKIP;
    });
  };
}
