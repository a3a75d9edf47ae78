import { run } from '@mdx-js/mdx';
import type { Element, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { type Child, h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { en } from '../words/built-in/en';
import { compileProgram } from './compile';
import { type PlainProps, plainComponents } from './components/plain-components';
import { pageScope } from './imports/functions';
import { plainPipeline } from './plugins/index';
import type { MdxSource } from './syntax/to-vfile';
import type { MdxContext } from './types';
import { readInert, renderTree } from './untrusted/inert';

function isChild(value: unknown): value is Child {
  return typeof value === 'string' || typeof value === 'number' || (typeof value === 'object' && value !== null);
}

/** Children as React takes them: nested lists, and false for nothing. */
function toChildren(value: unknown): Child {
  if (Array.isArray(value)) return h(null, ...value.map(toChildren));
  return isChild(value) ? value : null;
}

/** JSX runtime that makes HTML nodes, for the program that React runs on pages. */
function jsx(type: unknown, { children, dangerouslySetInnerHTML: inner, ...properties }: PlainProps): Child {
  const content = toChildren(children);
  if (typeof type === 'function') return toChildren(type({ ...properties, children: content }));
  if (typeof type !== 'string') return h(null, content);
  const html = (inner as { __html?: string } | undefined)?.__html;
  const node = h(type, properties as Properties, content);
  if (html !== undefined) node.children.push({ type: 'raw', value: html });
  return node;
}

/** Elements that feed readers cannot use, and those that could run. */
const unwanted = new Set(['script', 'style', 'button', 'object', 'embed', 'form', 'template']);
const addresses = ['href', 'src', 'poster'];
/** Attributes that only have a meaning on the page. */
const pageProperties =
  'id className style target rel loading decoding tabIndex dataTab dataLabel ariaDescribedBy'.split(' ');

/** Attributes for the colour mode of a picture: feed readers have no styles that hide one of two. */
const modeMark = /#gh-(light|dark)-mode-only$/;

function isUnwanted({ tagName, properties: { src } }: Element): boolean {
  return (
    unwanted.has(tagName) ||
    (tagName === 'iframe' && !/^(?:https?:\/\/|\/)/i.test(String(src ?? ''))) ||
    modeMark.exec(String(src))?.[1] === 'dark'
  );
}

/** A frame of another site becomes a link with its title. */
function frameLink(node: Element, address: string): void {
  const { src, title } = node.properties;
  const href = typeof src === 'string' && URL.canParse(src, address) ? new URL(src, address).href : '';
  node.tagName = 'a';
  node.properties = { href };
  node.children = [{ type: 'text', value: typeof title === 'string' && title.trim() ? title : href }];
}

function detach(tree: Root, address: string): void {
  visit(tree, 'element', (node, index, parent) => {
    if (isUnwanted(node) && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index] as const;
    }
    if (node.tagName === 'iframe') frameLink(node, address);
    for (const name of pageProperties)
      if (name !== 'className' || node.tagName !== 'code') delete node.properties[name];
    for (const name of addresses) {
      const value = node.properties[name];
      if (typeof value === 'string' && URL.canParse(value, address))
        node.properties[name] = new URL(value.replace(modeMark, ''), address).href;
    }
    return undefined;
  });
}

/** A component of the site's own becomes its content, because it is made for pages with styles and scripts. */
const onlyContent = ({ children }: PlainProps): Child => toChildren(children);

/** Modules with such a component for every export. */
const contentOnly = new Proxy({}, { get: () => new Proxy({}, { get: () => onlyContent }) });

async function trustedChild(source: MdxSource, context: MdxContext): Promise<Child> {
  const { program, data } = await compileProgram(source, context, plainPipeline);
  const scope = { ...pageScope(data), Fragment: null, jsx, jsxs: jsx, own: contentOnly, baseUrl: import.meta.url };
  const { default: Content } = await run(program, scope);
  const tags = Object.fromEntries((context.components?.names ?? []).map((name) => [name, onlyContent]));
  return jsx(Content, { components: { ...plainComponents(context.words ?? en), ...tags } });
}

function untrustedChild(source: MdxSource, context: MdxContext): Child {
  const { tree } = readInert(source, context, plainPipeline);
  return renderTree(tree, { Fragment: null, jsx, jsxs: jsx }, plainComponents(context.words ?? en));
}

/** Renders a document for feeds: HTML with absolute addresses, by that of its page, without styles and scripts. */
export async function renderPlainHtml(source: MdxSource, context: MdxContext, address: string): Promise<string> {
  const tree = h(null, source.untrusted ? untrustedChild(source, context) : await trustedChild(source, context));
  detach(tree, address);
  return toHtml(tree, { allowDangerousHtml: true }).trim();
}
