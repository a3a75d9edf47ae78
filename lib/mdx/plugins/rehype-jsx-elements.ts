import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { find, html } from 'property-information';

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Attributes of components go by the names authors write; those of elements by the names of their properties. */
function toProperty(isComponent: boolean, { name, value }: MdxJsxAttribute): [string, Properties[string]][] {
  if (typeof value === 'object' && value !== null) return [];
  if (isComponent) return [[name, value ?? true]];
  // The table of properties is an object, which has these names without having such properties.
  if (name.toLowerCase() in Object.prototype) return [[name, value ?? '']];
  const { property, boolean, spaceSeparated } = find(html, name);
  if (boolean) return [[property, true]];
  return [[property, spaceSeparated ? (value ?? '').split(/\s/).filter((word) => word !== '') : (value ?? '')]];
}

function toElement({ name, attributes, position }: JsxNode, children: ElementContent[]): ElementContent[] {
  // A fragment, <>…</>, is its children.
  if (name === null) return children;
  const isComponent = /^[A-Z]/.test(name);
  const properties = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? toProperty(isComponent, attribute) : [],
  );
  return [
    {
      type: 'element',
      tagName: name,
      properties: Object.fromEntries(properties),
      children,
      ...(position && { position }),
    } satisfies Element,
  ];
}

function convert(children: readonly (RootContent | ElementContent)[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement')
      return toElement(child, convert(child.children));
    if (child.type === 'element') return [{ ...child, children: convert(child.children) }];
    // What is neither is a comment: remark-refuse-code has named everything else.
    return child.type === 'text' ? [child] : [];
  });
}

/** Makes an HTML element of every JSX element, so that one list can judge them all. Attributes in braces fall away. */
export function rehypeJsxElements() {
  return (tree: Root): Root => ({ ...tree, children: convert(tree.children) });
}
