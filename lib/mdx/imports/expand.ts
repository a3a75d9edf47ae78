import type { Program } from 'estree';
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import { toString as toText } from 'mdast-util-to-string';
import type { Parent } from 'unist';
import { addressAttribute, expressionOf, isJsxElement, type JsxElement, setAttribute } from '../syntax/jsx';
import { innerNodes } from '../syntax/nodes';
import type { IncludedFile } from '../types';
import { pictureElement, replacements, setKnown } from './built-in';
import { ContentNodes, evaluate } from './evaluate';
import type { FileModule, Place } from './read-module';
import { substitute } from './substitute';

/** A file of a document while it is expanded. */
export interface Scope {
  module: FileModule;
  place: Place;
  /** Replaces the tag of a partial by its text. */
  expandPartial(node: JsxElement, file: IncludedFile, scope: Scope): RootContent[];
  /** Called if code needs data of the page at run time. */
  needPage(): void;
}

/** Replaces names in a piece of code by their meanings. */
export function substituteIn(
  program: Program | null | undefined,
  { module, needPage }: Scope,
  own?: ReadonlySet<string>,
): void {
  if (program && substitute(program, module.bindings, own)) needPage();
}

/** Attributes that other plugins read as data. */
const data: ReadonlySet<string> = new Set(['item', 'items', 'sources', 'values']);

const addresses: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href']],
  ['img', ['src']],
  ['Link', ['href', 'to']],
]);

/** Values that can be used anywhere in a page; undefined for an attribute that is then left out. */
function expandAttribute(
  node: JsxElement,
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  scope: Scope,
): boolean {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    substituteIn(attribute.data?.estree, scope);
    return true;
  }
  const { value } = attribute;
  if (typeof value !== 'object' || value === null) return true;
  // remark-images and remark-links read the address.
  if (addresses.get(node.name ?? '')?.includes(attribute.name) && addressAttribute(node, attribute.name) !== undefined)
    return true;
  const expression = expressionOf(value);
  const known = expression && evaluate(expression, scope.module.bindings);
  if (known?.value === undefined && known) return false;
  if (typeof known?.value === 'string') attribute.value = known.value;
  else if (known?.value instanceof ContentNodes)
    attribute.value = toText({ type: 'root', children: known.value.nodes });
  else if (known && data.has(attribute.name)) setKnown(attribute, known.value);
  else substituteIn(value.data?.estree, scope);
  return true;
}

/** Text for a component of code from an expression between its tags. */
function codeText(node: JsxElement, { module }: Scope): string | undefined {
  const children = innerNodes(node).filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const expression = children.length === 1 ? expressionOf(children[0]) : undefined;
  const value = expression && evaluate(expression, module.bindings)?.value;
  return typeof value === 'string' ? value : undefined;
}

function expandElement(node: JsxElement, scope: Scope): RootContent[] | undefined {
  const { bindings, declared } = scope.module;
  const name = node.name ?? '';
  const found = /^[A-Z]/.test(name) ? bindings.get(name) : undefined;
  const binding = declared.has(name) && found?.kind !== 'name' ? undefined : found;
  if (binding?.kind === 'component') node.name = binding.name;
  if (binding?.kind === 'name') node.name = binding.name;
  node.attributes = node.attributes.filter((attribute) => expandAttribute(node, attribute, scope));
  const code = node.name === 'CodeBlock' ? codeText(node, scope) : undefined;
  if (code !== undefined) {
    setAttribute(node, 'code', code);
    node.children = [];
  }
  expandChildren(node, scope);
  if (binding?.kind === 'partial') return scope.expandPartial(node, binding.file, scope);
  if (binding?.kind === 'value' && typeof binding.value === 'string') return [pictureElement(node, binding.value)];
  return binding?.kind === 'component' ? replacements.get(binding.name)?.(node, bindings) : undefined;
}

/** The text in braces, if it is known. */
function knownNodes(value: unknown, parent: Parent): RootContent[] | undefined {
  if (value instanceof ContentNodes) return structuredClone([...value.nodes]);
  if (value === undefined || value === null || typeof value === 'boolean') return [];
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = { type: 'text', value: String(value) } as const;
  const inBlocks = ['root', 'blockquote', 'listItem'].includes(parent.type);
  return [inBlocks ? { type: 'paragraph', children: [text] } : text];
}

/** Nodes that contain blocks. In all others, the only paragraph of a text is unwrapped. */
const holdsBlocks: ReadonlySet<string> = new Set([
  ...['root', 'blockquote', 'listItem', 'mdxJsxFlowElement', 'footnoteDefinition', 'containerDirective'],
]);

const blocks: ReadonlySet<string> = new Set([
  ...['blockquote', 'code', 'containerDirective', 'heading', 'list', 'paragraph', 'table', 'thematicBreak'],
  ...['footnoteDefinition', 'mdxFlowExpression', 'mdxJsxFlowElement'],
]);

/** Replaces a node by several: blocks beside blocks, and a single paragraph as inline text. */
function placeNodes(parent: Parent, index: number, nodes: readonly RootContent[]): void {
  const [only] = nodes;
  const inLine = !holdsBlocks.has(parent.type) && nodes.length === 1 && only?.type === 'paragraph';
  parent.children.splice(index, 1, ...(inLine ? only.children : nodes));
}

/** Splits a paragraph that contains blocks; undefined if it contains none. */
function cutParagraph(paragraph: Paragraph): RootContent[] | undefined {
  const children: readonly RootContent[] = paragraph.children;
  if (!children.some(({ type }) => blocks.has(type))) return undefined;
  const cut: RootContent[] = [];
  let line: PhrasingContent[] = [];
  const end = () => {
    if (line.some((node) => node.type !== 'text' || node.value.trim() !== ''))
      cut.push({ ...paragraph, children: line });
    line = [];
  };
  for (const child of children) {
    if (blocks.has(child.type)) {
      end();
      cut.push(child);
    } else line.push(child as PhrasingContent);
  }
  end();
  return cut;
}

function expandNode(node: RootContent, parent: Parent, scope: Scope): RootContent[] | undefined {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const expression = expressionOf(node);
    const known = expression && evaluate(expression, scope.module.bindings);
    const nodes = known && knownNodes(known.value, parent);
    if (!nodes) substituteIn(node.data?.estree, scope);
    return nodes;
  }
  if (isJsxElement(node)) return expandElement(node, scope);
  if ('children' in node) expandChildren(node, scope);
  return node.type === 'paragraph' ? cutParagraph(node) : undefined;
}

/** Replaces imports, properties and constants by their meanings below a node. */
export function expandChildren(parent: Parent | Root | JsxElement, scope: Scope): void {
  const children = parent.children as RootContent[];
  for (let index = 0; index < children.length; index++) {
    const node = children[index];
    const nodes = node && expandNode(node, parent, scope);
    if (!nodes) continue;
    const before = children.length;
    placeNodes(parent, index, nodes);
    // New nodes have been expanded in their own file.
    index += children.length - before;
  }
}
