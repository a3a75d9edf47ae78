import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Lets a table scroll inside of itself. The box takes focus, so that the keyboard can scroll it too. A group and no
 * region: a page of tables would be a page of landmarks.
 */
export function rehypeScrollableTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      const properties = { className: ['table-scroll'], role: 'group', ariaLabel: 'Table', tabIndex: 0 };
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] };
      return SKIP;
    });
  };
}
