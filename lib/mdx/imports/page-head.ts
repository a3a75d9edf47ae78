import type { Root, RootContent } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { isJsxElement, type JsxElement, stringAttribute } from '../jsx';
import type { PageHead } from '../types';

const ofHead = new Set(['base', 'link', 'meta', 'title']);

/** What an element of a head says in the place of what the page would say; undefined for any other. */
function replacement(node: JsxElement): PageHead | undefined {
  if (node.name === 'title')
    return { title: toText({ type: 'root', children: node.children as RootContent[] }).trim() };
  const description = node.name === 'meta' ? stringAttribute(node, 'content') : undefined;
  if (description !== undefined && stringAttribute(node, 'name') === 'description') return { description };
  const canonical = node.name === 'link' ? stringAttribute(node, 'href') : undefined;
  return canonical !== undefined && stringAttribute(node, 'rel') === 'canonical' ? { canonical } : undefined;
}

/**
 * Takes off a document what it says of its page: a page has one title, one description and one canonical address. What else
 * React moves into the head goes before all text, with no blanks between: React would leave marks there.
 */
export function takeHead(tree: Root): PageHead {
  const all = tree.children.flatMap((node) =>
    isJsxElement(node) && node.name === 'head' ? (node.children as RootContent[]) : node,
  );
  const isOfHead = (node: RootContent) => isJsxElement(node) && ofHead.has(node.name ?? '');
  const said: PageHead = {};
  const head = all.filter((node) => {
    const own = isJsxElement(node) && isOfHead(node) ? replacement(node) : undefined;
    Object.assign(said, own);
    return isOfHead(node) && !own;
  }) as JsxElement[];
  const rest = all.filter((node) => !isOfHead(node));
  const box = { type: 'mdxJsxFlowElement', name: null, attributes: [], children: head } as unknown as RootContent;
  tree.children = head.length > 0 ? [box, ...rest] : rest;
  return said;
}
