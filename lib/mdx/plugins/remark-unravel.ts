import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isMdx({ type }: PhrasingContent): boolean {
  return type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
}

function toBlock(node: PhrasingContent): RootContent[] {
  if (isBlank(node)) return [];
  if (node.type === 'mdxJsxTextElement') return [{ ...node, type: 'mdxJsxFlowElement' } as RootContent];
  if (node.type === 'mdxTextExpression') return [{ ...node, type: 'mdxFlowExpression' }];
  return [node];
}

function isOnlyMdx({ children }: Paragraph): boolean {
  return children.some(isMdx) && children.every((child) => isMdx(child) || isBlank(child));
}

/** Unwraps tags that fill a paragraph, as MDX does when it compiles: `<b>a</b> <i>b</i>` are two blocks. */
export function remarkUnravel() {
  return (tree: Root): void => {
    visit(tree, 'paragraph', (node, index, parent) => {
      if (!parent || index === undefined || !isOnlyMdx(node)) return undefined;
      parent.children.splice(index, 1, ...node.children.flatMap(toBlock));
      return [SKIP, index] as const;
    });
  };
}
