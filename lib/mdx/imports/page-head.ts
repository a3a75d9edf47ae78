import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString as toText } from 'mdast-util-to-string';
import { isJsxElement, type JsxElement, stringAttribute } from '../syntax/jsx';
import { innerNodes } from '../syntax/nodes';
import type { OwnHead } from '../types';

const ofHead = new Set(['base', 'link', 'meta', 'title']);

/** The text between two tags; undefined if it contains code. */
function textIn(node: JsxElement): string | undefined {
  const parts = innerNodes(node);
  return parts.every(({ type }) => type === 'text') ? toText({ type: 'root', children: parts }).trim() : undefined;
}

/** Metadata from an element of a head; undefined for other elements. */
function replacement(node: JsxElement): OwnHead | undefined {
  const title = node.name === 'title' ? textIn(node) : undefined;
  if (title) return { title };
  const description = node.name === 'meta' ? stringAttribute(node, 'content') : undefined;
  if (description !== undefined && stringAttribute(node, 'name') === 'description') return { description };
  const canonical = node.name === 'link' ? stringAttribute(node, 'href') : undefined;
  return canonical !== undefined && stringAttribute(node, 'rel') === 'canonical' ? { canonical } : undefined;
}

/** Whether a node belongs in the head of the page and is invisible. */
export function isOfHead(node: Nodes): boolean {
  return isJsxElement(node) && ofHead.has(node.name ?? '');
}

/** The node, or the elements of a head if it contains nothing else. Some callers keep tags in paragraphs. */
function unwrapped(node: RootContent): RootContent[] {
  if (isJsxElement(node) && node.name === 'head') return (node.children as RootContent[]).flatMap(unwrapped);
  if (node.type !== 'paragraph') return [node];
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const inner = parts.flatMap(unwrapped);
  return inner.length > 0 && inner.every(isOfHead) ? inner : [node];
}

/** Removes metadata, which the page renders itself. Other elements of a head go first, without blanks between them. */
export function takeHead(tree: Root): OwnHead {
  const said: OwnHead = {};
  const children: RootContent[] = [];
  const rest: RootContent[] = [];
  for (const node of tree.children.flatMap(unwrapped)) {
    const own = isJsxElement(node) && isOfHead(node) ? replacement(node) : undefined;
    if (own) Object.assign(said, own);
    else (isOfHead(node) ? children : rest).push(node);
  }
  const box: MdxJsxFlowElement = { type: 'mdxJsxFlowElement', name: null, attributes: [], children: [] };
  box.children = children as MdxJsxFlowElement['children'];
  tree.children = children.length > 0 ? [box, ...rest] : rest;
  return said;
}
