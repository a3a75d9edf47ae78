import groupBy from 'lodash-es/groupBy.js';
import type { Nodes, Root } from 'mdast';
import { isJsxElement, type JsxElement } from '../../mdx/syntax/jsx';
import { allNodes, type NodeOf } from '../../mdx/syntax/nodes';

/** Nodes of a tree by type, in document order. All rules share one walk. */
export interface NodeIndex {
  of<Type extends Nodes['type']>(type: Type): readonly NodeOf<Type>[];
  /** JSX elements, blocks and inline together. */
  jsx: readonly JsxElement[];
}

/** Walks a tree once. */
export function indexNodes(tree: Root): NodeIndex {
  const nodes = allNodes(tree);
  const byType = groupBy(nodes, 'type');
  return {
    of: <Type extends Nodes['type']>(type: Type) => (byType[type] ?? []) as NodeOf<Type>[],
    jsx: nodes.filter(isJsxElement),
  };
}
