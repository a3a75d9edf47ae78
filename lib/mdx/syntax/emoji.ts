import type { Nodes } from 'mdast';
import { get } from 'node-emoji';
import { nodesOf } from './nodes';

/** One name, or several in a row. Letters, digits and colons on either side are prose: `16:9`, `std::vector`, `a:b:c`. */
const names = /(?<![\p{L}\p{N}_:/])(?::(?:\+1|[\w-]+):)+(?![\p{L}\p{N}_:/])/gu;
const name = /:(?:\+1|[\w-]+):/g;

/** A text with `:smile:` and its like as emoji; names that mean none stay as they are. */
export function withEmoji(text: string): string {
  return text.replace(names, (found) => found.replace(name, (one) => get(one) ?? one));
}

/** The same in all prose of a tree. Code keeps its colons. */
export function drawEmoji(tree: Nodes): void {
  for (const node of nodesOf(tree, 'text')) node.value = withEmoji(node.value);
}
