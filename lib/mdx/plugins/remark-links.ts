import type { Link, LinkReference, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { collectDefinitions } from '../definitions';
import { addressAttribute, isJsxElement, setAttribute } from '../jsx';

/** Sends every link of a document (Markdown, reference, `<a href>`, `<Link to>`) through the resolver of its context. */
export function remarkLinks() {
  return (tree: Root, file: VFile): void => {
    const { context } = file.data;
    if (!context) return;
    const definitions = collectDefinitions(tree);
    visit(tree, 'linkReference', (node) => {
      const definition = definitions.get(node.identifier);
      if (definition && context.link(definition.url).external) markExternal(node);
    });
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        const { href, external } = context.link(node.url);
        node.url = href;
        if (external && node.type === 'link') markExternal(node);
      } else if (isJsxElement(node) && (node.name === 'a' || node.name === 'Link')) {
        const target = addressAttribute(node, 'href') ?? addressAttribute(node, 'to');
        if (target === undefined) return;
        const { href, external } = context.link(target);
        node.attributes = node.attributes.filter(
          (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'to',
        );
        setAttribute(node, 'href', href);
        node.name = 'a';
        if (external) for (const [key, value] of Object.entries(externalAttributes)) setAttribute(node, key, value);
      }
    });
  };
}

const externalAttributes: Readonly<Record<string, string>> = { target: '_blank', rel: 'noopener' };

function markExternal(node: Link | LinkReference): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, target: '_blank', rel: ['noopener'] } };
}
