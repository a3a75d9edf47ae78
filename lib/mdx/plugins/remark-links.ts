import type { Link, LinkReference, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { collectDefinitions } from '../definitions';
import { addressAttribute, isJsxElement, setAttribute } from '../jsx';
import type { MdxContext, ResolvedLink } from '../types';

/** Without a context, as in the content check, a link leads where its author wrote. */
const asWritten: Pick<MdxContext, 'link'> = { link: (href) => ({ href, external: false }) };

const linking = new Set(['a', 'Card', 'Link']);

/** Sends every link of a document (Markdown, reference, `<a href>`, `<Link to>`, `<Card href>`) through the resolver of its context. */
export function remarkLinks() {
  return (tree: Root, file: VFile): void => {
    const { context = asWritten } = file.data;
    const definitions = collectDefinitions(tree);
    visit(tree, 'linkReference', (node) => {
      const definition = definitions.get(node.identifier);
      if (definition) mark(node, context.link(definition.url));
    });
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        const link = context.link(node.url, node.data?.from);
        node.url = link.href;
        if (node.type === 'link') mark(node, link);
      } else if (isJsxElement(node) && linking.has(node.name ?? '')) {
        const target = addressAttribute(node, 'href') ?? addressAttribute(node, 'to');
        if (target === undefined) return;
        const { href, external, unchecked } = context.link(target, node.data?.from);
        node.attributes = node.attributes.filter(
          (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'to',
        );
        setAttribute(node, 'href', href);
        if (node.name === 'Link') node.name = 'a';
        if (external) for (const [key, value] of Object.entries(externalAttributes)) setAttribute(node, key, value);
        if (unchecked) setAttribute(node, 'data-unchecked', '');
      }
    });
  };
}

const externalAttributes: Readonly<Record<string, string>> = { target: '_blank', rel: 'noopener' };

/** Says on the element what browsers, readers and the export check have to know of the link. */
function mark(node: Link | LinkReference, { external, unchecked }: ResolvedLink): void {
  if (!external && !unchecked) return;
  const properties = {
    ...(external && { target: '_blank', rel: ['noopener'] }),
    ...(unchecked && { dataUnchecked: '' }),
  };
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}
