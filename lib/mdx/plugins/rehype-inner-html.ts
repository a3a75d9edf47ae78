import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element, Properties, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import { reactAttributeName } from '../jsx';

function isStatic(node: RootContent): boolean {
  if (node.type === 'element') return node.children.every(isStatic);
  return node.type === 'text' || node.type === 'comment';
}

function toAttribute(name: string, value: Properties[string]): MdxJsxAttribute[] {
  if (value === null || value === undefined || value === false) return [];
  const text = value === true ? null : Array.isArray(value) ? value.join(' ') : String(value);
  return [{ type: 'mdxJsxAttribute', name: reactAttributeName(name), value: text }];
}

function innerHtml(children: Element['children']): MdxJsxAttribute {
  const value = { __html: toHtml(children) };
  const expression = valueToEstree(value);
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
}

function collapse(node: Element): MdxJsxFlowElement {
  const attributes = Object.entries(node.properties).flatMap(([name, value]) => toAttribute(name, value));
  return {
    type: 'mdxJsxFlowElement',
    name: node.tagName,
    attributes: [...attributes, innerHtml(node.children)],
    children: [],
  };
}

/**
 * Hands the inside of an element without components to React as one string. The same page then needs a third less
 * payload, in every one of the copies Next writes of it, and nothing in the string has to be hydrated. The string is
 * serialised from the tree, escaped; nothing an author wrote is taken over as markup.
 */
export function rehypeInnerHtml() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || 'style' in node.properties) return;
      if (!node.children.some((child) => child.type === 'element') || !node.children.every(isStatic)) return;
      (parent.children as (RootContent | MdxJsxFlowElement)[])[index] = collapse(node);
      return SKIP;
    });
  };
}
