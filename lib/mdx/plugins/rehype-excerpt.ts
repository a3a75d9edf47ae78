import type { Properties, Root } from 'hast';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { decodeAddress } from '../../site/urls';
import { isBuiltIn } from '../components/components';
import { isJsxElement, type JsxElement, setAttribute, stringAttribute } from '../syntax/jsx';

type Reference = (value: string) => string;

/** The HTML id of an element. `id` of the site's own components may mean something else, and be shown. */
function idOf(node: JsxElement): string | undefined {
  const isOwn = /^[A-Z]/.test(node.name ?? '') && !isBuiltIn(node.name);
  return isOwn ? undefined : stringAttribute(node, 'id');
}

function rewriteProperties(properties: Properties, id: Reference, href: Reference): void {
  if (typeof properties['id'] === 'string') properties['id'] = id(properties['id']);
  if (typeof properties['href'] === 'string') properties['href'] = href(properties['href']);
  const described = properties['ariaDescribedBy'];
  if (described !== undefined && described !== null) {
    properties['ariaDescribedBy'] = [described].flat().map((value) => id(String(value)));
  }
}

/** Fits an excerpt into a list: lower headings, unique ids, and links to parts that were cut off to the full text. */
export function rehypeExcerpt() {
  return (tree: Root, file: VFile): void => {
    const { prefix, href } = file.data.context?.excerpt ?? {};
    if (prefix === undefined || href === undefined) return;
    const ids = new Set<string>();
    visit(tree, (node) => {
      const id = node.type === 'element' ? node.properties['id'] : isJsxElement(node) && idOf(node);
      if (typeof id === 'string') ids.add(id);
    });
    const ownId: Reference = (id) => `${prefix}-${id}`;
    const ownHref: Reference = (address) => {
      if (!address.startsWith('#')) return address;
      return ids.has(decodeAddress(address.slice(1))) ? `#${prefix}-${address.slice(1)}` : href + address;
    };
    visit(tree, (node) => {
      if (node.type === 'element') {
        rewriteProperties(node.properties, ownId, ownHref);
        const level = /^h([2-5])$/.exec(node.tagName)?.[1];
        if (level) node.tagName = `h${Number(level) + 1}`;
      } else if (isJsxElement(node)) {
        const id = idOf(node);
        const address = stringAttribute(node, 'href');
        if (id !== undefined) setAttribute(node, 'id', ownId(id));
        if (address !== undefined) setAttribute(node, 'href', ownHref(address));
      }
    });
  };
}
