import type { Element, Root, RootContent } from 'hast';
import { toText } from 'hast-util-to-text';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { en } from '../../words/built-in/en';

/** From so many characters on, a text is one of several words that would stand below each other in a narrow column. */
const longText = 40;

function cellsOf(row: Element): Element[] {
  return row.children.filter((cell): cell is Element => cell.type === 'element');
}

/** Marks the head of each column that holds long texts: the style sheet keeps it wide enough to be read. */
function markLongTexts(table: Element): void {
  const rows: Element[] = [];
  visit(table, { tagName: 'tr' }, (row) => void rows.push(row));
  const [heads = [], ...others] = rows.map(cellsOf);
  for (const [column, head] of heads.entries()) {
    const texts = others.flatMap((cells) => cells[column] ?? []);
    if (texts.some((cell) => toText(cell).length > longText)) head.properties['className'] = ['long-texts'];
  }
}

/** A table of Markdown or HTML, or one that was written as a tag in MDX. */
function isTable(node: Root | RootContent): node is Element | MdxJsxFlowElementHast {
  if (node.type === 'element') return node.tagName === 'table';
  return node.type === 'mdxJsxFlowElement' && node.name === 'table';
}

/**
 * Lets a table scroll inside of itself. The box takes focus, so that the keyboard can scroll it too. A group and no
 * region: a page of tables would be a page of landmarks. An empty cell of the head, usually the corner, heads nothing.
 */
export function rehypeScrollableTables() {
  return (tree: Root, file: VFile): void => {
    const words = (file.data.context?.words ?? en).text;
    visit(tree, (node, index, parent) => {
      if (!isTable(node) || !parent || index === undefined) return undefined;
      if (node.type === 'element') {
        visit(node, 'element', (cell) => {
          if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
        });
        markLongTexts(node);
      }
      const properties = { className: ['table-scroll'], role: 'group', ariaLabel: words.table, tabIndex: 0 };
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] };
      return SKIP;
    });
  };
}
