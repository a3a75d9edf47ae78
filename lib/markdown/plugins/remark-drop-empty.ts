import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

function isEmpty(node: RootContent): boolean {
  if (node.type === 'text' || node.type === 'html') return node.value.trim() === '';
  if (node.type === 'paragraph' || node.type === 'list') return (node.children as RootContent[]).every(isEmpty);
  return false;
}

/**
 * Takes out blocks of which nothing is left, because they held comments, code or drawings only, and blanks that such leave
 * at the end of headings.
 */
export function remarkDropEmpty() {
  return (tree: Root): void => {
    visit(tree, 'heading', ({ children }) => {
      const last = children.at(-1);
      if (last?.type === 'text') last.value = last.value.trimEnd();
    });
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || node.type === 'root') return undefined;
      const isBlock = parent.type !== 'paragraph' && parent.type !== 'heading' && node.type !== 'text';
      if (!isBlock || !isEmpty(node)) return undefined;
      parent.children.splice(index, 1);
      return index;
    });
  };
}
