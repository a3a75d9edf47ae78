import type { Nodes, Root } from 'mdast';
import type { JsxElement } from '../../mdx/syntax/jsx';
import { allNodes, type NodeOf } from '../../mdx/syntax/nodes';

/** Nodes of a tree by type, each list in document order. One walk serves every rule. */
export interface NodeIndex {
  of<Type extends Nodes['type']>(type: Type): readonly NodeOf<Type>[];
  /** JSX elements, blocks and inline together. */
  jsx: readonly JsxElement[];
}

/** Walks a tree once. */
export function indexNodes(tree: Root): NodeIndex {
  const byType = new Map<string, Nodes[]>();
  const jsx: JsxElement[] = [];
  for (const node of allNodes(tree)) {
    const list = byType.get(node.type);
    if (list) list.push(node);
    else byType.set(node.type, [node]);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') jsx.push(node);
  }
  return { of: <Type extends Nodes['type']>(type: Type) => (byType.get(type) ?? []) as NodeOf<Type>[], jsx };
}
