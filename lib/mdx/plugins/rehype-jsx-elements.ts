import type { ElementContent, Properties, Root, RootContent } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { find, html } from 'property-information';

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Attributes of components keep their names; those of elements become properties. */
function toProperty(isComponent: boolean, { name, value }: MdxJsxAttribute): [string, Properties[string]][] {
  if (typeof value === 'object' && value !== null) return [];
  if (isComponent) return [[name, value ?? true]];
  // `find` would take the methods that every object has for properties.
  if (name.toLowerCase() in Object.prototype) return [[name, value ?? '']];
  const { property, boolean, spaceSeparated } = find(html, name);
  if (boolean) return [[property, true]];
  return [[property, spaceSeparated ? (value ?? '').split(/\s/).filter((word) => word !== '') : (value ?? '')]];
}

function toElement({ name, attributes, position }: JsxNode, children: ElementContent[]): ElementContent[] {
  // A fragment, <>…</>, becomes its children.
  if (name === null) return children;
  const isComponent = /^[A-Z]/.test(name);
  const written = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const properties = Object.fromEntries(written.flatMap((attribute) => toProperty(isComponent, attribute)));
  return [{ type: 'element', tagName: name, properties, children, ...(position && { position }) }];
}

function convert(children: readonly (RootContent | ElementContent)[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement')
      return toElement(child, convert(child.children));
    if (child.type === 'element') return [{ ...child, children: convert(child.children) }];
    // Everything else is a comment: remark-refuse-code has reported other code.
    return child.type === 'text' ? [child] : [];
  });
}

/** Turns every JSX element into an HTML element, so that one list can judge both. Attributes in braces are removed. */
export function rehypeJsxElements() {
  return (tree: Root): Root => ({ ...tree, children: convert(tree.children) });
}
