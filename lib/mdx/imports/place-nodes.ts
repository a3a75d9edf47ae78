import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Parent } from 'unist';

/** What holds blocks. In anything else, a text that is a single paragraph goes in without it. */
const holdsBlocks: ReadonlySet<string> = new Set([
  ...['root', 'blockquote', 'listItem', 'mdxJsxFlowElement', 'footnoteDefinition', 'containerDirective'],
]);

const blocks: ReadonlySet<string> = new Set([
  ...['blockquote', 'code', 'containerDirective', 'heading', 'list', 'paragraph', 'table', 'thematicBreak'],
  ...['footnoteDefinition', 'mdxFlowExpression', 'mdxJsxFlowElement'],
]);

/** Puts nodes in the place of one: blocks beside blocks, a single paragraph as text into the line it is used in. */
export function placeNodes(parent: Parent, index: number, nodes: readonly RootContent[]): void {
  const [only] = nodes;
  const inLine = !holdsBlocks.has(parent.type) && nodes.length === 1 && only?.type === 'paragraph';
  parent.children.splice(index, 1, ...(inLine ? only.children : nodes));
}

/** The blocks of a paragraph that has got some, with paragraphs around them; undefined where it has none. */
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
