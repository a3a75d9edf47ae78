import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { addressAttribute, isJsxElement, setAttribute } from '../jsx';

/** Sends every link of a document (Markdown, reference, `<a href>`, `<Link to>`) through the resolver of its context. */
export function remarkLinks() {
  return (tree: Root, file: VFile): void => {
    const { context } = file.data;
    if (!context) return;
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        const { href, external } = context.link(node.url);
        node.url = href;
        if (external && node.type === 'link') markExternal(node);
      } else if (isJsxElement(node) && (node.name === 'a' || node.name === 'Link')) {
        const target = addressAttribute(node, 'href') ?? addressAttribute(node, 'to');
        if (target === undefined) return;
        const { href, external } = context.link(target);
        node.attributes = node.attributes.filter((attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'to');
        setAttribute(node, 'href', href);
        node.name = 'a';
        if (external) for (const [key, value] of Object.entries(externalAttributes)) setAttribute(node, key, value);
      }
    });
  };
}

const externalAttributes: Readonly<Record<string, string>> = { target: '_blank', rel: 'noopener' };

function markExternal(node: Link): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, target: '_blank', rel: ['noopener'] } };
}
