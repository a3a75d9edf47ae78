import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Blocks that may follow the text of an item. */
const blocks = new Set(['ul', 'ol', 'p', 'pre', 'blockquote', 'div', 'table', 'details', 'hr', 'section']);

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' ? blocks.has(node.tagName) : node.type === 'mdxJsxFlowElement';
}

function isBox(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'input';
}

/** The item, or its first paragraph if it has several blocks. */
function holderOf(item: Element): Element | undefined {
  const [first] = item.children.filter((child) => child.type === 'element');
  return [item, first].find((holder) => isBox(holder?.children.find((child) => child.type === 'element')));
}

/** Labels the boxes of task lists with their texts, for screen readers. */
export function rehypeTaskLabels() {
  return (tree: Root): void => {
    visit(tree, 'element', (item) => {
      if (item.tagName !== 'li' || ![item.properties['className']].flat().includes('task-list-item')) return;
      const holder = holderOf(item);
      if (!holder) return;
      const start = holder.children.findIndex(isBox);
      const end = holder.children.findIndex(isBlock);
      const named = holder.children.splice(start, (end < 0 ? holder.children.length : end) - start);
      holder.children.splice(start, 0, { type: 'element', tagName: 'label', properties: {}, children: named });
    });
  };
}
