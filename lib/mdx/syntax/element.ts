import type { ElementContent, Root } from 'hast';

/** A node of a page: of Markdown and HTML, or of JSX. */
export type PageNode = ElementContent | Root;

/** Name of an element; undefined for other nodes. */
export function nameOf(node: PageNode): string | undefined {
  if (node.type === 'element') return node.tagName;
  return 'name' in node ? (node.name ?? undefined) : undefined;
}

/** Attribute of an element with plain text, by its name in React. */
export function textAttribute(node: PageNode, name: string): string | undefined {
  if (node.type === 'element') return node.properties[name] === undefined ? undefined : String(node.properties[name]);
  if (!('attributes' in node)) return undefined;
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Sets an attribute of an element to a text. */
export function setText(node: PageNode, name: string, value: string): void {
  if (node.type === 'element') node.properties[name] = value;
  else if ('attributes' in node)
    node.attributes = [
      ...node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== name),
      { type: 'mdxJsxAttribute', name, value },
    ];
}
