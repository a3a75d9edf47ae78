import type { Root } from 'mdast';
import { drawEmoji } from '../syntax/emoji';

/** Draws `:smile:` and its like. Before the headings are listed, so that contents and search show the emoji. */
export function remarkEmoji() {
  return (tree: Root): void => drawEmoji(tree);
}
