import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findAttribute, isJsxElement, type JsxElement } from '../../mdx/jsx';
import type { Target } from './facts';
import type { BodySource } from './types';

const call = /^\s*(?:require|useBaseUrl)\(\s*(['"])(.+?)\1\s*\)(?:\.default)?\s*$/;

function attributeTarget(node: JsxElement, names: readonly string[], body: BodySource): Target[] {
  for (const name of names) {
    const attribute = findAttribute(node, name);
    const { value } = attribute ?? {};
    const url = typeof value === 'string' ? value : value ? call.exec(value.value)?.[2] : undefined;
    if (url !== undefined) return [{ url, place: body.place(attribute?.position ?? node.position) }];
  }
  return [];
}

function htmlTargets(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
}

/** Links of a document: Markdown, reference, `<a href>` and `<Link to>`. */
export function collectLinks(body: BodySource): Target[] {
  const links: Target[] = [];
  visit(body.tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') links.push({ url: node.url, place: body.place(node.position) });
    else if (isJsxElement(node) && (node.name === 'a' || node.name === 'Link')) links.push(...attributeTarget(node, ['href', 'to'], body));
    else if (node.type === 'html') links.push(...htmlTargets(node.value, /<a\s[^>]*?href=(?:"([^"]*)"|'([^']*)')/gi).map((url) => ({ url, place: body.place(node.position) })));
  });
  return links;
}

/** Images of a document, Markdown and `<img>`. */
export function collectImages(body: BodySource): Target[] {
  const images: Target[] = [];
  const definitions = definedImages(body.tree);
  visit(body.tree, (node) => {
    if (node.type === 'image') images.push({ url: node.url, place: body.place(node.position) });
    else if (node.type === 'imageReference') {
      const url = definitions.get(node.identifier);
      if (url !== undefined) images.push({ url, place: body.place(node.position) });
    } else if (isJsxElement(node) && node.name === 'img') images.push(...attributeTarget(node, ['src'], body));
  });
  return images;
}

function definedImages(tree: Root): Map<string, string> {
  const urls = new Map<string, string>();
  visit(tree, 'definition', (node) => {
    urls.set(node.identifier, node.url);
  });
  return urls;
}

/** Identifiers of definitions that images use: those are no links. */
export function imageDefinitions(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'imageReference', (node) => {
    names.add(node.identifier);
  });
  return names;
}

/** Ids that are written on elements: `<div id="x">`, `<a name="x">`. */
export function collectElementIds(body: BodySource): string[] {
  const ids: string[] = [];
  visit(body.tree, (node) => {
    if (isJsxElement(node)) {
      for (const name of node.name === 'a' ? ['id', 'name'] : ['id']) {
        const value = findAttribute(node, name)?.value;
        if (typeof value === 'string') ids.push(value);
      }
    } else if (node.type === 'html') ids.push(...htmlTargets(node.value, /\s(?:id|name)=(?:"([^"]*)"|'([^']*)')/gi));
    else if (node.type === 'footnoteDefinition') ids.push(`user-content-fn-${node.identifier}`);
  });
  return ids;
}
