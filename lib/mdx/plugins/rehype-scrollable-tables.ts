import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { en } from '../../words/built-in/en';

/**
 * Lets a table scroll inside of itself. The box takes focus, so that the keyboard can scroll it too. A group and no
 * region: a page of tables would be a page of landmarks. An empty cell of the head, usually the corner, heads nothing.
 */
export function rehypeScrollableTables() {
  return (tree: Root, file: VFile): void => {
    const words = (file.data.context?.words ?? en).text;
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      visit(node, 'element', (cell) => {
        if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
      });
      const properties = { className: ['table-scroll'], role: 'group', ariaLabel: words.table, tabIndex: 0 };
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] };
      return SKIP;
    });
  };
}
