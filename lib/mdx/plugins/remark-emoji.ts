import type { Root } from 'mdast';
import { drawEmoji } from '../syntax/emoji';

/** Replaces `:smile:` and the like by emoji. Runs before headings are listed, so that contents and search show them. */
export function remarkEmoji() {
  return (tree: Root): void => drawEmoji(tree);
}
