import type { Expression } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Heading, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { fillParts } from '../../words/fill';
import { keyName } from '../syntax/javascript';
import {
  attributeExpression,
  expressionOf,
  expressionValue,
  findAttribute,
  type JsxElement,
  programOf,
  setAttribute,
  stringAttribute,
  without,
} from '../syntax/jsx';
import { innerNodes } from '../syntax/nodes';
import { type Bindings, evaluate } from './evaluate';

/** One picture for each colour mode; app/styles shows the right one. */
function themedImage(node: JsxElement, bindings: Bindings): RootContent[] {
  const expression = attributeExpression(node, 'sources');
  const sources = expression && evaluate(expression, bindings)?.value;
  if (typeof sources !== 'object' || sources === null) return [];
  return Object.entries(sources).flatMap(([mode, src]) => {
    if (typeof src !== 'string') return [];
    const image = { ...node, name: 'img', attributes: without(node, 'sources'), children: [] };
    setAttribute(image, 'src', `${src}#gh-${mode}-mode-only`);
    return [image];
  });
}

/** A plain picture: the build makes smaller copies anyway. */
function idealImage(node: JsxElement): RootContent[] {
  const attributes = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'img' ? { ...attribute, name: 'src' } : attribute,
  );
  return [{ ...node, name: 'img', attributes, children: [] }];
}

/** The text of an attribute, also where it is written in braces, as generators of documents do. */
function textAttribute(node: JsxElement, name: string, bindings: Bindings): string | undefined {
  const expression = attributeExpression(node, name);
  const value = expression ? evaluate(expression, bindings)?.value : stringAttribute(node, name);
  return typeof value === 'string' ? value : undefined;
}

function heading(node: JsxElement, bindings: Bindings): RootContent[] {
  const depth = Number(/^h([1-6])$/.exec(textAttribute(node, 'as', bindings) ?? '')?.[1] ?? 2) as Heading['depth'];
  const id = textAttribute(node, 'id', bindings);
  const given = textAttribute(node, 'children', bindings);
  const within = innerNodes(node) as PhrasingContent[];
  const shown = within.length === 0 && given !== undefined ? [{ type: 'text', value: given } as const] : within;
  const mark: PhrasingContent[] = id === undefined ? [] : [{ type: 'mdxTextExpression', value: `/* #${id} */` }];
  const { position } = node;
  return [{ type: 'heading', depth, children: [...shown, ...mark], ...(position && { position }) }];
}

function shownBy(code: Expression | undefined): Expression | undefined {
  if (code?.type === 'ArrowFunctionExpression' && code.body.type !== 'BlockStatement') return code.body;
  return code?.type === 'ArrowFunctionExpression' || code?.type === 'FunctionExpression'
    ? { type: 'CallExpression', callee: code, arguments: [], optional: false }
    : undefined;
}

/** Content of the function between the tags, because pages are rendered before there is a browser. */
function browserOnly(node: JsxElement): RootContent[] {
  for (const child of node.children as RootContent[]) {
    const shown = shownBy(expressionOf(child));
    if (shown) return [{ type: 'mdxFlowExpression', value: '', data: { estree: programOf(shown) } }];
  }
  return [];
}

function docCard(node: JsxElement): RootContent[] {
  const item = attributeExpression(node, 'item');
  if (!item) return [];
  const value = expressionValue({ type: 'ArrayExpression', elements: [item] });
  const attributes: JsxElement['attributes'] = [{ type: 'mdxJsxAttribute', name: 'items', value }];
  return [{ ...node, name: 'DocCardList', attributes, children: [] }];
}

/** A diagram as a fence for the plugins. If the source is an expression, the component of this site gets it. */
function mermaid(node: JsxElement, bindings: Bindings): RootContent[] | undefined {
  const source = textAttribute(node, 'value', bindings);
  const { position } = node;
  if (source !== undefined)
    return [{ type: 'code', lang: 'mermaid', value: source.trim(), ...(position && { position }) }];
  const value = findAttribute(node, 'value');
  if (value) value.name = 'chart';
  return undefined;
}

/** Values of `<Translate values={{ name: <b>Ada</b> }}>`, if their names are literals. */
function translateValues(node: JsxElement): [name: string, value: Expression][] {
  const values = attributeExpression(node, 'values');
  if (values?.type !== 'ObjectExpression') return [];
  return values.properties.flatMap((property): [string, Expression][] => {
    if (property.type !== 'Property' || property.computed) return [];
    return [[keyName(property.key) ?? '', property.value as Expression]];
  });
}

/** The text between the tags, with its values filled in. */
function translate(node: JsxElement, bindings: Bindings): RootContent[] {
  const values = translateValues(node);
  if (values.length === 0) return node.children;
  const fill = (child: RootContent): RootContent[] => {
    if ('children' in child) {
      const children = (child.children as RootContent[]).flatMap(fill);
      return [{ ...child, children } as RootContent];
    }
    if (child.type !== 'text') return [child];
    const pieces = fillParts(child.value, Object.fromEntries(values)).filter((piece) => piece !== '');
    return pieces.map((value): RootContent => {
      if (typeof value === 'string') return { type: 'text', value };
      const known = evaluate(value, bindings)?.value;
      if (typeof known === 'string' || typeof known === 'number') return { type: 'text', value: String(known) };
      return { type: 'mdxTextExpression', value: '', data: { estree: programOf(value) } };
    });
  };
  const children = (node.children as RootContent[]).flatMap(fill) as PhrasingContent[];
  // One element, because separate blocks would have margins between them.
  return [{ type: 'mdxJsxTextElement', name: null, attributes: [], children }];
}

type Replace = (node: JsxElement, bindings: Bindings) => RootContent[] | undefined;

/** What replaces components of Docusaurus. */
export const replacements: ReadonlyMap<string, Replace> = new Map<string, Replace>([
  ['BrowserOnly', browserOnly],
  ['DocCard', docCard],
  ['Head', ({ children }) => children],
  ['Heading', heading],
  ['IdealImage', idealImage],
  ['Mermaid', mermaid],
  ['ThemedImage', themedImage],
  ['Translate', translate],
]);

/** A picture whose import is used as a component, as with svgr. */
export function pictureElement(node: JsxElement, src: string): JsxElement {
  const picture: JsxElement = { ...node, name: 'img', children: [], attributes: without(node, 'src', 'title') };
  setAttribute(picture, 'src', src);
  setAttribute(picture, 'alt', stringAttribute(node, 'title') ?? stringAttribute(node, 'aria-label') ?? '');
  return picture;
}

/** A known value as an attribute: a text as text, others as code. */
export function setKnown(attribute: MdxJsxAttribute, value: unknown): void {
  attribute.value = typeof value === 'string' ? value : expressionValue(valueToEstree(value));
}
