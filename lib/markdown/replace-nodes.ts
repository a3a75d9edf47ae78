import type { PhrasingContent, Root, RootContent, Strong } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const inlineTypes = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'inlineMath',
  'break',
  'link',
  'image',
  'html',
]);
const blockParents = new Set(['root', 'blockquote', 'listItem', 'mdxJsxFlowElement', 'footnoteDefinition']);

function isInline(node: RootContent): boolean {
  return inlineTypes.has(node.type) || node.type === 'mdxJsxTextElement';
}

/** Blocks in the order of the nodes: what may only stand within a line gets a paragraph. */
export function asBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let line: PhrasingContent[] = [];
  for (const node of nodes) {
    if (isInline(node)) {
      if (line.length === 0) blocks.push({ type: 'paragraph', children: line });
      line.push(node as PhrasingContent);
    } else {
      line = [];
      blocks.push(node);
    }
  }
  return blocks.filter((node) => node.type !== 'paragraph' || node.children.length > 0);
}

/** What may stand within a line: blocks give their content, code its text. */
export function asLine(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (isInline(node)) return [node as PhrasingContent];
    return node.type === 'paragraph' || node.type === 'heading'
      ? node.children
      : [{ type: 'text', value: toText(node) }];
  });
}

/** A line in bold. What is bold in it already is so once: Markdown has no signs for more. */
export function bold(children: readonly PhrasingContent[]): Strong {
  return { type: 'strong', children: children.flatMap((node) => (node.type === 'strong' ? node.children : [node])) };
}

/**
 * Replaces nodes of a tree by others, which are looked at in turn.
 * @param replace the nodes that take the place of one; undefined leaves it as it is
 */
export function replaceNodes(tree: Root, replace: (node: RootContent) => RootContent[] | undefined): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || node.type === 'root') return undefined;
    const nodes = replace(node);
    if (!nodes) return undefined;
    const fitting = blockParents.has(parent.type) && !isInline(node) ? asBlocks(nodes) : nodes;
    (parent.children as RootContent[]).splice(index, 1, ...fitting);
    return index;
  });
}
