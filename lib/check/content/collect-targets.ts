import { isPicture } from '../../mdx/components/card-icons';
import { addressAttribute, findAttribute, type JsxElement } from '../../mdx/syntax/jsx';
import type { Target } from './facts';
import type { BodySource } from './types';

function attributeTarget(node: JsxElement, names: readonly string[], body: BodySource): Target[] {
  for (const name of names) {
    const url = addressAttribute(node, name);
    if (url !== undefined) return [{ url, place: body.place(findAttribute(node, name)?.position ?? node.position) }];
  }
  return [];
}

/** Values of attributes in raw HTML, of elements of one name or of all. */
function htmlTargets({ html }: BodySource, names: readonly string[], only?: string): Target[] {
  return html
    .filter(({ tag }) => only === undefined || tag === only)
    .flatMap(({ attributes, place }) => names.flatMap((name) => attributes[name] ?? []).map((url) => ({ url, place })));
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

/** Ids on elements: `<div id="x">`, `<a name="x">`, `:::note{#x}`, and those of footnotes. */
export function collectElementIds(body: BodySource): string[] {
  const { nodes } = body;
  const elements = nodes.jsx.flatMap((node) =>
    (node.name === 'a' ? ['id', 'name'] : ['id']).map((name) => findAttribute(node, name)?.value),
  );
  const footnotes = nodes.of('footnoteDefinition');
  return [
    ...elements.filter((value) => typeof value === 'string'),
    ...nodes.of('containerDirective').flatMap(({ attributes }) => attributes?.['id'] ?? []),
    ...htmlTargets(body, ['id', 'name']).map(({ url }) => url),
    ...footnotes.map(({ identifier }) => `user-content-fn-${identifier}`),
    ...(footnotes.length > 0 ? ['footnote-label'] : []),
  ];
}
