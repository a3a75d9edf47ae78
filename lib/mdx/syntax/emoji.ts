import type { Nodes } from 'mdast';
import { get } from 'node-emoji';
import { nodesOf } from './nodes';

/** One name, or several in a row. With letters, digits or colons beside it, it is prose: `16:9`, `std::vector`, `a:b:c`. */
const names = /(?<![\p{L}\p{N}_:/])(?::(?:\+1|[\w-]+):)+(?![\p{L}\p{N}_:/])/gu;
const name = /:(?:\+1|[\w-]+):/g;

/** Replaces `:smile:` and the like in a text by emoji; unknown names stay. */
export function withEmoji(text: string): string {
  return text.replace(names, (found) => found.replace(name, (one) => get(one) ?? one));
}

/** The same in the prose of a tree. Code stays. */
export function drawEmoji(tree: Nodes): void {
  for (const node of nodesOf(tree, 'text')) node.value = withEmoji(node.value);
}
