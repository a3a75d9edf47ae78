import type { ElementContent, Root } from 'hast';

/** A node of a page: of Markdown and HTML, or of JSX. */
export type PageNode = ElementContent | Root;

/** Name of an element; undefined for other nodes. */
export function nameOf(node: PageNode): string | undefined {
  if (node.type === 'element') return node.tagName;
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return node.name ?? undefined;
  return undefined;
}

/** Attribute of an element with plain text, by its name in React. */
export function textAttribute(node: PageNode, name: string): string | undefined {
  if (node.type === 'element') return node.properties[name] === undefined ? undefined : String(node.properties[name]);
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Sets an attribute of an element to a text. */
export function setText(node: PageNode, name: string, value: string): void {
  if (node.type === 'element') node.properties[name] = value;
  else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    node.attributes = [
      ...node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== name),
      { type: 'mdxJsxAttribute', name, value },
    ];
}
