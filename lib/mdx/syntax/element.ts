import type { ElementContent, Root } from 'hast';
import { setAttribute, stringAttribute } from './jsx';

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
  return 'attributes' in node ? stringAttribute(node, name) : undefined;
}

/** Sets an attribute of an element to a text. */
export function setText(node: PageNode, name: string, value: string): void {
  if (node.type === 'element') node.properties[name] = value;
  else if ('attributes' in node) setAttribute(node, name, value);
}
