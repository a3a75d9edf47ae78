import type { Root } from 'mdast';
import { drawEmoji } from '../emoji';
import { noteHeadingTexts } from './remark-headings';

/**
 * Draws `:smile:` and its like. Before the headings get their ids, so that contents and search show the emoji; the ids
 * are those of the names, as in Docusaurus.
 */
export function remarkEmoji() {
  return (tree: Root): void => {
    noteHeadingTexts(tree);
    drawEmoji(tree);
  };
}
