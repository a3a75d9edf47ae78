import type { Expression, Program } from 'estree';
import type { BlockContent, DefinitionContent, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { find, hastToReact, html } from 'property-information';
import type { Position } from 'unist';
import { calledWith, keyName } from './javascript';

/** Any JSX element of an MDX tree. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The same in Markdown and in HTML. */
type Attributed = Pick<JsxElement, 'attributes'>;

/** Makes the block element `<Name attribute="value">`. Attributes are strings, so that no code has to be generated. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (BlockContent | DefinitionContent)[],
  position?: Position,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: [...children],
    ...(position && { position }),
  };
}

/** A program for what stands in braces. */
export function programOf(expression: Expression): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body: [{ type: 'ExpressionStatement', expression }] };
}

/** Value of an attribute in braces. `source` is shown in messages. */
export function expressionValue(expression: Expression, source = ''): MdxJsxAttribute['value'] {
  return { type: 'mdxJsxAttributeValueExpression', value: source, data: { estree: programOf(expression) } };
}

/** The attribute of a name, if it is not spread. */
export function findAttribute(node: Attributed, name: string): MdxJsxAttribute | undefined {
  return node.attributes.find(
    (attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

/** Value of a string attribute; undefined if it is absent or an expression. */
export function stringAttribute(node: Attributed, name: string): string | undefined {
  const value = findAttribute(node, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The expression in the braces of an attribute or a child. */
export function expressionOf(holder: MdxJsxAttribute['value'] | RootContent | undefined): Expression | undefined {
  if (typeof holder !== 'object' || holder === null || !('data' in holder)) return undefined;
  const estree = holder.data && 'estree' in holder.data ? holder.data.estree : undefined;
  const [statement] = estree?.body ?? [];
  return estree?.body.length === 1 && statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** The expression in the braces of an attribute. */
export function attributeExpression(node: JsxElement, name: string): Expression | undefined {
  return expressionOf(findAttribute(node, name)?.value);
}

/** Address in an attribute: a string, `require('./x.png').default` or `useBaseUrl('/img/x.png')`. Read, never run. */
export function addressAttribute(node: JsxElement, name: string): string | undefined {
  const code = attributeExpression(node, name);
  if (!code) return stringAttribute(node, name);
  const isDefault = code.type === 'MemberExpression' && keyName(code.property) === 'default';
  const call = isDefault ? code.object : code;
  // That of `useBaseUrl` is relative to the base path, with or without a leading slash.
  const belowBase = calledWith(call, 'useBaseUrl')?.replace(/^(?![a-z][a-z\d+.-]*:|[/#.])/i, '/');
  return calledWith(call, 'require') ?? belowBase;
}

/** Sets an attribute to a string, replacing one of the same name. */
export function setAttribute(node: Attributed, name: string, value: string): void {
  const found = findAttribute(node, name);
  if (found) found.value = value;
  else node.attributes.push({ type: 'mdxJsxAttribute', name, value });
}

/** The attributes of an element without those of these names. */
export function without(node: JsxElement, ...names: readonly string[]): JsxElement['attributes'] {
  return node.attributes.filter((attribute) => attribute.type !== 'mdxJsxAttribute' || !names.includes(attribute.name));
}

/** Whether a node is a JSX element, block or inline. */
export function isJsxElement(node: { type: string }): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** React's name of an HTML attribute or hast property: `className` for `class`, `aria-label` for `ariaLabel`. */
export function reactAttributeName(name: string): string {
  const info = find(html, name);
  return info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
}
