import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isPicture } from '../../mdx/components/card-icons';
import { addressAttribute, findAttribute, type JsxElement } from '../../mdx/syntax/jsx';
import type { Target } from './facts';
import { htmlElements } from './html-elements';
import type { BodySource } from './types';

function attributeTarget(node: JsxElement, names: readonly string[], body: BodySource): Target[] {
  for (const name of names) {
    const url = addressAttribute(node, name);
    if (url !== undefined) return [{ url, place: body.place(findAttribute(node, name)?.position ?? node.position) }];
  }
  return [];
}

/** Attributes in raw HTML, which only exists in files with `format: md`. */
function htmlTargets(body: BodySource, attributes: readonly string[], only?: string): Target[] {
  return body.nodes.of('html').flatMap((node) =>
    htmlElements(node.value)
      .filter(({ tag }) => only === undefined || tag === only)
      .flatMap((element) => attributes.flatMap((name) => element.attributes[name] ?? []))
      .map((url) => ({ url, place: body.place(node.position) })),
  );
}

/** Links of a document: Markdown, reference, `<a href>`, `<Link to>`, `<Card href>`; no definitions that only images use. */
export function collectLinks(body: BodySource): Target[] {
  const { nodes } = body;
  const images = new Set(nodes.of('imageReference').map(({ identifier }) => identifier));
  const linked = new Set(nodes.of('linkReference').map(({ identifier }) => identifier));
  const definitions = nodes
    .of('definition')
    .filter(({ identifier }) => linked.has(identifier) || !images.has(identifier));
  return [
    ...[...nodes.of('link'), ...definitions].map((node) => ({ url: node.url, place: body.place(node.position) })),
    ...nodes.jsx
      .filter(({ name }) => name === 'a' || name === 'Link' || name === 'Card')
      .flatMap((node) => attributeTarget(node, ['href', 'to'], body)),
    ...htmlTargets(body, ['href'], 'a'),
    ...literalLinks(body),
  ];
}

/** Images of a document: Markdown, reference, `<img>` and the icons of cards that are pictures. */
export function collectImages(body: BodySource): Target[] {
  const { nodes } = body;
  const definitions = new Map(nodes.of('definition').map(({ identifier, url }) => [identifier, url]));
  return [
    ...nodes.of('image').map((node) => ({ url: node.url, place: body.place(node.position) })),
    ...nodes.of('imageReference').flatMap((node) => {
      const url = definitions.get(node.identifier);
      return url === undefined ? [] : [{ url, place: body.place(node.position) }];
    }),
    ...nodes.jsx.filter(({ name }) => name === 'img').flatMap((node) => attributeTarget(node, ['src'], body)),
    ...nodes.jsx
      .filter(({ name }) => name === 'Card')
      .flatMap((node) => attributeTarget(node, ['icon'], body))
      .filter(({ url }) => isPicture(url)),
    ...htmlTargets(body, ['src'], 'img'),
  ];
}

/** Ids on elements: `<div id="x">`, `<a name="x">`, and those of footnotes. */
export function collectElementIds(body: BodySource): string[] {
  const { nodes } = body;
  const elements = nodes.jsx.flatMap((node) =>
    (node.name === 'a' ? ['id', 'name'] : ['id']).map((name) => findAttribute(node, name)?.value),
  );
  const footnotes = nodes.of('footnoteDefinition');
  return [
    ...elements.filter((value) => typeof value === 'string'),
    ...htmlTargets(body, ['id', 'name']).map(({ url }) => url),
    ...footnotes.map(({ identifier }) => `user-content-fn-${identifier}`),
    ...(footnotes.length > 0 ? ['footnote-label'] : []),
  ];
}

/** Longer addresses are no pages of this site. */
const longest = 2000;
const parser = unified().use(remarkParse).use(remarkGfm);

function linksIn(words: readonly string[]): string[] {
  const urls: string[] = [];
  visit(parser.parse(words.join('\n\n')), 'link', ({ url }) => void urls.push(url));
  return urls;
}

function linkTexts({ nodes }: BodySource): ReadonlySet<Nodes> {
  const texts = new Set<Nodes>();
  const links = [
    ...nodes.of('link'),
    ...nodes.of('linkReference'),
    ...nodes.jsx.filter(({ name }) => name === 'a' || name === 'Link'),
  ];
  for (const link of links) visit(link, 'text', (text) => void texts.add(text));
  return texts;
}

/**
 * Bare addresses in prose, which the build turns into links. The check's parser ignores them, because they would take a quarter
 * of its time. Only words that may be addresses are parsed here.
 */
function literalLinks(body: BodySource): Target[] {
  const found: Target[] = [];
  const texts = body.nodes.of('text').filter(({ value }) => value.includes('://'));
  if (texts.length === 0) return found;
  const linked = linkTexts(body);
  const lines = body.text.split('\n');
  for (const node of texts) {
    if (linked.has(node) || !node.position) continue;
    const words = node.value.split(/\s/).filter((word) => word.includes('://') && word.length <= longest);
    for (const url of new Set(linksIn([...new Set(words)]))) {
      const { start, end } = node.position;
      let line = start.line;
      while (line < end.line && !lines[line - 1]?.includes(url)) line++;
      const at = lines[line - 1]?.indexOf(url, line === start.line ? start.column - 1 : 0) ?? -1;
      const written =
        at === -1 ? node.position : { start: { line, column: at + 1 }, end: { line, column: at + 1 + url.length } };
      found.push({ url, place: body.place(written) });
    }
  }
  return found;
}
