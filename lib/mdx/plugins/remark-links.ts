import type { Definition, Link, LinkReference, PhrasingContent, Root } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { addressAttribute, isJsxElement, type JsxElement, setAttribute, without } from '../syntax/jsx';
import { allNodes, collectDefinitions, nodesOf } from '../syntax/nodes';
import type { MdxContext, ResolvedLink } from '../types';

/** Without a context, as in the content check, links stay as written. */
const asWritten: Pick<MdxContext, 'link'> = { link: (href) => ({ href, external: false }) };

const linking = new Set(['a', 'Card', 'Link']);

/** Takes addresses in the text of an `<a>` for text. A link in a link ends the outer one, which is empty then. */
function unlinkInnerAddresses(tree: Root): void {
  for (const node of allNodes(tree)) {
    if (!('children' in node) || !node.children.some(({ type }) => type === 'link')) continue;
    let isLinked = isJsxElement(node) && (node.name === 'a' || node.name === 'Link');
    const children = node.children.flatMap((child): readonly (typeof child | PhrasingContent)[] => {
      if (child.type === 'html') isLinked = /^<a\s/i.test(child.value) || (isLinked && !/^<\/a\s*>/i.test(child.value));
      return isLinked && child.type === 'link' && child.url.endsWith(toText(child)) ? child.children : [child];
    });
    Object.assign(node, { children });
  }
}

/** Resolves every link of a document (Markdown, reference, `<a href>`, `<Link to>`, `<Card href>`) with its context. */
export function remarkLinks() {
  return (tree: Root, file: VFile): void => {
    const { context = asWritten } = file.data;
    unlinkInnerAddresses(tree);
    const follow = (node: Link | Definition): ResolvedLink => {
      const link = context.link(node.url, node.data?.from);
      node.url = link.href;
      return link;
    };
    const definitions = new Map(Array.from(collectDefinitions(tree), ([name, node]) => [name, follow(node)]));
    const followElement = (node: JsxElement): void => {
      const target = addressAttribute(node, 'href') ?? addressAttribute(node, 'to');
      if (!linking.has(node.name ?? '') || target === undefined) return;
      const { href, external, unchecked } = context.link(target, node.data?.from);
      node.attributes = without(node, 'to');
      setAttribute(node, 'href', href);
      if (node.name === 'Link') node.name = 'a';
      if (external) {
        setAttribute(node, 'target', '_blank');
        setAttribute(node, 'rel', 'noopener');
      }
      if (unchecked) setAttribute(node, 'data-unchecked', '');
    };
    for (const node of nodesOf(tree, 'link', 'linkReference', 'mdxJsxFlowElement', 'mdxJsxTextElement')) {
      if (node.type === 'link') {
        const isBare = toText(node) === node.url;
        mark(node, follow(node), isBare);
      } else if (node.type === 'linkReference') mark(node, definitions.get(node.identifier));
      else followElement(node);
    }
  };
}

/** Adds attributes for browsers, readers and the export check. */
function mark(node: Link | LinkReference, link: ResolvedLink | undefined, isBare = false): void {
  const { external, unchecked } = link ?? {};
  if (!external && !unchecked) return;
  const properties = {
    ...(external && { target: '_blank', rel: ['noopener'] }),
    // Print styles do not repeat an address that is the text.
    ...(external && isBare && { dataBare: '' }),
    ...(unchecked && { dataUnchecked: '' }),
  };
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}
