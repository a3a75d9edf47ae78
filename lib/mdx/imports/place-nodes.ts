import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Parent } from 'unist';

/** Nodes that contain blocks. In all others, the only paragraph of a text is unwrapped. */
const holdsBlocks: ReadonlySet<string> = new Set([
  ...['root', 'blockquote', 'listItem', 'mdxJsxFlowElement', 'footnoteDefinition', 'containerDirective'],
]);

const blocks: ReadonlySet<string> = new Set([
  ...['blockquote', 'code', 'containerDirective', 'heading', 'list', 'paragraph', 'table', 'thematicBreak'],
  ...['footnoteDefinition', 'mdxFlowExpression', 'mdxJsxFlowElement'],
]);

/** Replaces a node by several: blocks beside blocks, and a single paragraph as inline text. */
export function placeNodes(parent: Parent, index: number, nodes: readonly RootContent[]): void {
  const [only] = nodes;
  const inLine = !holdsBlocks.has(parent.type) && nodes.length === 1 && only?.type === 'paragraph';
  parent.children.splice(index, 1, ...(inLine ? only.children : nodes));
}

/** Splits a paragraph that contains blocks; undefined if it contains none. */
export function cutParagraph(paragraph: Paragraph): RootContent[] | undefined {
  const children: readonly RootContent[] = paragraph.children;
  if (!children.some(({ type }) => blocks.has(type))) return undefined;
  const cut: RootContent[] = [];
  let line: PhrasingContent[] = [];
  const end = () => {
    if (line.some((node) => node.type !== 'text' || node.value.trim() !== ''))
      cut.push({ ...paragraph, children: line });
    line = [];
  };
  for (const child of children) {
    if (blocks.has(child.type)) {
      end();
      cut.push(child);
    } else line.push(child as PhrasingContent);
  }
  end();
  return cut;
}
