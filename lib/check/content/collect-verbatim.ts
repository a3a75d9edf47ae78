import type { Node } from 'estree';
import { fileAttributes } from '../../mdx/syntax/file-attributes';
import { codePosition } from '../../mdx/syntax/javascript';
import { isRunningElement } from '../../mdx/syntax/running-html';
import type { Place } from '../../report/place';
import { recordOf } from '../../report/values';
import { directiveOf, namedAddresses } from '../element-addresses';
import type { Verbatim } from './facts';
import { codeNodes } from './nodes';
import type { BodySource } from './types';
import type { DataPath, DataSource } from './yaml-source';

/** Links and images in the text. */
const resolved: Readonly<Record<string, string>> = { a: 'href', img: 'src' };
/** React's names for attributes of HTML. */
const names: Readonly<Record<string, string>> = {
  srcSet: 'srcset',
  imageSrcSet: 'imagesrcset',
  xlinkHref: 'xlink:href',
};

/** Addresses of an element. Plugins find the files of some attributes in the text. */
function addressesOf(tag: string, attributes: Record<string, string>, place: Place, inText = false): Verbatim[] {
  const directive = directiveOf(tag, attributes);
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (inText && name === resolved[tag]) return [];
    const isFile = inText && fileAttributes(tag).includes(name);
    const rest = { place, ...(directive && { directive }), ...(isFile && { isFile }) };
    return namedAddresses(tag, { [name]: value }).map((url) => ({ url, ...rest }));
  });
}

function literalAttributes(node: Extract<Node, { type: 'JSXOpeningElement' }>): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute): [string, string][] => {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return [];
      const { value } = attribute;
      const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value;
      const { name } = attribute.name;
      return literal?.type === 'Literal' && typeof literal.value === 'string'
        ? [[names[name] ?? name, literal.value]]
        : [];
    }),
  );
}

function inCode(body: BodySource): Verbatim[] {
  return codeNodes(body.code).flatMap(({ node }) =>
    node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier' && /^[a-z]/.test(node.name.name)
      ? addressesOf(node.name.name, literalAttributes(node), body.place(codePosition(node)))
      : [],
  );
}

/** Addresses of elements in the text that are neither links nor images, and of all elements in JavaScript. */
export function collectVerbatim(body: BodySource): Verbatim[] {
  const { nodes, place } = body;
  const inText = nodes.jsx.flatMap((node) => {
    const tag = node.name ?? '';
    if (!/^[a-z]/.test(tag)) return [];
    const written = node.attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[names[attribute.name] ?? attribute.name, attribute.value]]
        : [],
    );
    return addressesOf(tag, Object.fromEntries(written), place(node.position), true);
  });
  const inHtml = body.html
    .filter(({ tag, component }) => !isRunningElement(tag) && component === undefined)
    .flatMap(({ tag, attributes, place: ofTag }) => addressesOf(tag, { ...attributes }, ofTag, true));
  return [...inText, ...inHtml, ...inCode(body)];
}

/** Home pages of authors in front matter. */
export function authorLinks(authors: unknown, at: DataPath, source: DataSource): Verbatim[] {
  if (Array.isArray(authors))
    return authors.flatMap((author: unknown, index) => authorLinks(author, [...at, index], source));
  const { url } = recordOf(authors);
  return typeof url === 'string' ? [{ url, place: source.valuePlace([...at, 'url']) }] : [];
}

/** Addresses in front matter that are used in the page as they are. */
export function collectFieldLinks(data: Readonly<Record<string, unknown>>, source: DataSource): Verbatim[] {
  const own = ['custom_edit_url', 'author_url'].flatMap((key): Verbatim[] => {
    const url = data[key];
    return typeof url === 'string' ? [{ url, place: source.valuePlace([key]) }] : [];
  });
  return [...own, ...authorLinks(data['authors'], ['authors'], source)];
}
