import type { Program } from 'estree';
import type { Definition, Nodes, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-math';
import type {} from 'mdast-util-mdx';
import { isJsxElement, type JsxElement } from './jsx';

export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** All nodes of a tree, in document order. Not recursive, because authors can nest deeper than the stack. */
export function allNodes(tree: Nodes): Nodes[] {
  const found: Nodes[] = [];
  const queue: Nodes[] = [tree];
  for (let node = queue.pop(); node; node = queue.pop()) {
    found.push(node);
    if ('children' in node)
      for (let at = node.children.length - 1; at >= 0; at--) queue.push(node.children[at] as Nodes);
  }
  return found;
}

/** Nodes of some types, in document order. For plugins that need no parents: unist-util-visit takes several times as long. */
export function nodesOf<Type extends Nodes['type']>(tree: Nodes, ...types: readonly Type[]): NodeOf<Type>[] {
  const wanted: ReadonlySet<string> = new Set(types);
  return allNodes(tree).filter((node): node is NodeOf<Type> => wanted.has(node.type));
}

/** JSX elements, blocks and inline together. */
export function jsxOf(tree: Nodes): JsxElement[] {
  return nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');
}

/** All JavaScript of a tree: modules, and what stands in braces. */
export function programsIn(tree: Nodes): Program[] {
  const values = [
    ...nodesOf(tree, 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'),
    ...jsxOf(tree)
      .flatMap(({ attributes }) => attributes)
      .map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute)),
  ];
  return values.flatMap((value) => (typeof value === 'object' && value?.data?.estree) || []);
}

/** Content of an element, without the paragraphs that empty lines make. */
export function innerNodes(node: JsxElement): RootContent[] {
  const children: readonly RootContent[] = node.children;
  return children.flatMap((child): RootContent[] => (child.type === 'paragraph' ? child.children : [child]));
}

/** Elements of a name directly in another one, also if the parser put them into a paragraph. */
export function childElements(node: JsxElement, name: string): JsxElement[] {
  return innerNodes(node).filter((child): child is JsxElement => isJsxElement(child) && child.name === name);
}

/** Definitions of a document (`[name]: address`) by identifier. The first of a name wins, as in CommonMark. */
export function collectDefinitions(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const node of nodesOf(tree, 'definition'))
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  return definitions;
}
