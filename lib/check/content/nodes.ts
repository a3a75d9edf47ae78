import type { Nodes, Root } from 'mdast';
import type { JsxElement } from '../../mdx/jsx';
import type { NodeOf } from '../../mdx/nodes';

/** Nodes of a tree by type, each list in document order. One walk serves every rule. */
export interface NodeIndex {
  of<Type extends Nodes['type']>(type: Type): readonly NodeOf<Type>[];
  /** JSX elements, blocks and inline together. */
  jsx: readonly JsxElement[];
}

/** Walks a tree once. Without recursion, because authors can nest deeper than the stack. */
export function indexNodes(tree: Root): NodeIndex {
  const byType = new Map<string, Nodes[]>();
  const jsx: JsxElement[] = [];
  const queue: Nodes[] = [tree];
  for (let node = queue.pop(); node; node = queue.pop()) {
    const list = byType.get(node.type);
    if (list) list.push(node);
    else byType.set(node.type, [node]);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') jsx.push(node);
    if ('children' in node)
      for (let at = node.children.length - 1; at >= 0; at--) queue.push(node.children[at] as Nodes);
  }
  return {
    of: <Type extends Nodes['type']>(type: Type) => (byType.get(type) ?? []) as NodeOf<Type>[],
    jsx,
  };
}
