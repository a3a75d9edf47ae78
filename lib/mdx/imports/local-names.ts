import type { Definition, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { collectDefinitions } from '../syntax/nodes';

/** Replaces a reference by its address. */
function inline(node: RootContent, definition: Definition | undefined): PhrasingContent | undefined {
  if (!definition) return undefined;
  const { url, title } = definition;
  const { position, data } = node;
  const rest = { url, ...(title && { title }), ...(position && { position }), ...(data && { data }) };
  if (node.type === 'linkReference') return { type: 'link', children: node.children, ...rest };
  if (node.type === 'imageReference') return { type: 'image', alt: node.alt ?? null, ...rest };
  return undefined;
}

/** Resolves names of a partial that may clash with those of other files: references get their addresses, footnotes new names. */
export function localizeNames(tree: Root, mark: string): void {
  const definitions = collectDefinitions(tree);
  tree.children = tree.children.filter(({ type }) => type !== 'definition');
  visit(tree, (node, index, parent) => {
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      node.identifier = `${mark}-${node.identifier}`;
    if ((node.type !== 'linkReference' && node.type !== 'imageReference') || !parent || index === undefined) return;
    const instead = inline(node, definitions.get(node.identifier));
    if (instead) (parent.children as RootContent[])[index] = instead;
  });
}
