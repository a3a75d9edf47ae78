import type { Element, Root, RootContent } from 'hast';
import { toText } from 'hast-util-to-text';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { en } from '../../words/built-in/en';
import { isOwnTag } from '../components/collect-facts';

/** From this length a text has several words, which would stand below each other in a narrow column. */
const longText = 40;

function cellsOf(row: Element): Element[] {
  return row.children.filter((cell): cell is Element => cell.type === 'element');
}

/** Marks the heads of columns with long texts, which the style sheet keeps wide enough. */
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
 * Makes tables scrollable, in groups with focus: many regions would be many landmarks. Empty heads become plain cells.
 * A component of the site's own that holds a table alone gets the table itself, because it may look into it.
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
      if (isOwnTag(parent)) return SKIP;
      const properties = { className: ['table-scroll'], role: 'group', ariaLabel: words.table, tabIndex: 0 };
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] };
      return SKIP;
    });
  };
}
