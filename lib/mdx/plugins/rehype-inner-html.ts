import type { Element, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { isOwnTag } from '../components/collect-facts';
import { innerMarkup } from '../jsx-runtime';

/** Components have capitalized names, in documents whose JSX has become elements. */
function isStatic(node: RootContent): boolean {
  if (node.type === 'element') return !/^[A-Z]/.test(node.tagName) && node.children.every(isStatic);
  return node.type === 'text' || node.type === 'comment';
}

function collapse(node: Element): Element {
  return { ...node, properties: { ...node.properties, [innerMarkup]: toHtml(node.children) }, children: [] };
}

/**
 * Passes the content of an element without components to React as one string. Pages need a third less payload then, in each of
 * Next's copies, and less hydration. The string is serialised from the tree and escaped; no text of an author becomes markup.
 * Tables in components of the site's own stay elements.
 */
export function rehypeInnerHtml() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (parent && isOwnTag(parent) && node.tagName === 'table') return SKIP;
      if (!parent || index === undefined || 'style' in node.properties || /^[A-Z]/.test(node.tagName)) return undefined;
      if (!node.children.some((child) => child.type === 'element') || !node.children.every(isStatic)) return undefined;
      parent.children[index] = collapse(node);
      return SKIP;
    });
  };
}
