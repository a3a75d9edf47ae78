import { flesch } from 'flesch';
import type { Root } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import { syllable } from 'syllable';
import { visit } from 'unist-util-visit';

/** How much text there is, and its Flesch reading ease: 60 to 70 is plain English, 30 an essay for lawyers. */
export interface Ease {
  words: number;
  score: number;
}

/** Flesch reading ease of a text; 100 for one without words. */
export function readingEase(tree: Root): Ease {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  visit(tree, (node) => {
    if (node.type === 'SentenceNode') counts.sentence += 1;
    if (node.type !== 'WordNode') return;
    counts.word += 1;
    counts.syllable += syllable(textOf(node));
  });
  return { words: counts.word, score: counts.word === 0 ? 100 : flesch(counts) };
}
