import type { Nodes, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h, s } from 'hastscript';
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

type Props = Record<string, unknown>;

/** Part of a page: as HTML if nothing of it runs in browsers, and as an element for React. */
interface Part {
  markup: Nodes[] | undefined;
  element: ReactNode;
}

/** Elements that React moves into the head, outside of drawings, and form fields, whose values it sets. */
const ofReact = new Set(['base', 'link', 'meta', 'script', 'style', 'title', 'input', 'select', 'textarea']);
const clientReference = Symbol.for('react.client.reference');

/** Whether a component can be called here: it is no reference to client code, and not asynchronous. */
function isPlainFunction(type: unknown): type is (props: Props) => ReactNode {
  if (typeof type !== 'function' || type.constructor.name === 'AsyncFunction') return false;
  return (type as { $$typeof?: symbol }).$$typeof !== clientReference;
}

function styleText(style: object): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}

/** Attributes of an element as React writes them; undefined if one cannot be written, such as a handler. */
function attributes({ children: _, dangerouslySetInnerHTML: __, ...props }: Props): Properties | undefined {
  const found: Properties = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined) continue;
    if (name === 'style' && typeof value === 'object') {
      // React adds a unit to numbers.
      if (Object.values(value).some((part) => typeof part !== 'string')) return undefined;
      found[name] = styleText(value);
    } else if (typeof value === 'boolean') {
      found[name] = /^(aria|data)-/.test(name) ? String(value) : value;
    } else if (typeof value === 'string' || typeof value === 'number') found[name] = value;
    else return undefined;
  }
  return found;
}

function listPart(nodes: readonly ReactNode[], inSvg: boolean): Part {
  const parts = nodes.map((node) => partOf(node, inSvg));
  const markups = parts.map(({ markup }) => markup);
  return {
    markup: markups.every((markup) => markup !== undefined) ? markups.flat() : undefined,
    element: jsxs(Fragment, { children: parts.map(({ element }) => element) }),
  };
}

function elementPart(node: ReactElement<Props, string>, inSvg: boolean): Part {
  const { type, props, key } = node;
  const within = inSvg || type === 'svg';
  const own = ofReact.has(type) && !inSvg ? undefined : attributes(props);
  const html = (props['dangerouslySetInnerHTML'] as { __html?: unknown } | undefined)?.__html;
  const inside: Part =
    html === undefined
      ? partOf(props['children'] as ReactNode, within)
      : { markup: [{ type: 'raw', value: String(html) }], element: undefined };
  if (html !== undefined || inside.markup?.every(({ type: kind }) => kind === 'text'))
    return { markup: own && [element(type, own, inside.markup ?? [], within)], element: node };
  const { children: _, ...rest } = props;
  return {
    markup: own && inside.markup && [element(type, own, inside.markup, within)],
    element: inside.markup
      ? jsx(type as 'div', { ...rest, dangerouslySetInnerHTML: { __html: htmlOf(inside.markup) } }, key ?? undefined)
      : jsx(type as 'div', { ...rest, children: inside.element }, key ?? undefined),
  };
}

function element(type: string, properties: Properties, children: Nodes[], inSvg: boolean): Nodes {
  const made = inSvg ? s(type, properties) : h(type, properties);
  made.children = children as typeof made.children;
  return made;
}

function componentPart(node: ReactElement<Props>, inSvg: boolean): Part {
  const live = { markup: undefined, element: node };
  if (!isPlainFunction(node.type)) return live;
  try {
    const made = node.type(node.props);
    return made instanceof Promise ? live : partOf(made, inSvg);
  } catch {
    // A component that needs more of React than its props, which only React can provide.
    return live;
  }
}

function partOf(node: ReactNode, inSvg: boolean): Part {
  if (node === null || node === undefined || typeof node === 'boolean') return { markup: [], element: null };
  if (typeof node === 'string' || typeof node === 'number')
    return { markup: [{ type: 'text', value: String(node) }], element: node };
  if (Array.isArray(node)) return listPart(node as ReactNode[], inSvg);
  if (!isValidElement<Props>(node)) return { markup: undefined, element: node };
  if (node.type === Fragment) return partOf(node.props['children'] as ReactNode, inSvg);
  if (typeof node.type === 'string') return elementPart(node as ReactElement<Props, string>, inSvg);
  return componentPart(node, inSvg);
}

function htmlOf(markup: Nodes[]): string {
  return toHtml({ type: 'root', children: markup as never[] }, { allowDangerousHtml: true });
}

/** Turns React elements into HTML as far as nothing of them runs in browsers: pages are smaller, and hydrate less. */
export function staticMarkup(node: ReactNode): { html: string } | { children: ReactNode } {
  const { markup, element: children } = partOf(node, false);
  return markup ? { html: htmlOf(markup) } : { children };
}
