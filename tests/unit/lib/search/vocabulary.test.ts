import { describe, expect, it } from 'vitest';
import { Vocabulary } from '@/lib/search/vocabulary';

const words = 'board boards colour credential delete leader leaderboard query queries remove restriction vault zone'.split(
  ' ',
);
const vocabulary = new Vocabulary(words, [
  ['color', 'colour'],
  ['delete', 'remove'],
]);
const found = (word: string, isPrefix = false) =>
  vocabulary
    .expand(word, isPrefix)
    .sort((a, b) => b.weight - a.weight)
    .map(({ word: match }) => match);

describe('expand', () => {
  it('prefers the word itself to its other forms', () => {
    expect(found('board')).toEqual(['board', 'boards']);
    expect(found('queries')).toEqual(['queries', 'query']);
  });

  it('finds synonyms, also of words the site does not have', () => {
    expect(found('delete')).toEqual(['delete', 'remove']);
    expect(found('color')).toEqual(['colour']);
    expect(found('removing')).toEqual(['remove', 'delete']);
  });

  it('takes a word as a beginning only while it may go on', () => {
    expect(found('lead', true)).toEqual(['leader', 'leaderboard']);
    expect(found('leader', false)).toEqual(['leader']);
  });

  it.each(['credentail', 'crdential', 'credenttial', 'credentisl', 'rcedential'])('forgives %s', (typo) => {
    expect(found(typo)[0]).toBe('credential');
  });

  it.each([
    ['vualt', 'vault'],
    ['zoen', 'zone'],
    ['zne', 'zone'],
  ])('forgives %s, short as it is', (typo, word) => {
    expect(found(typo)[0]).toBe(word);
  });

  it('forgives a typo in a beginning', () => {
    expect(found('leadrb', true)[0]).toBe('leaderboard');
  });

  it.each(['xylophone', 'qqqqq', 'zz', '🚀', '.*', ''])('finds nothing for %j', (word) => {
    expect(found(word, true)).toEqual([]);
  });

  it('has no weight above that of the word itself', () => {
    for (const { word, weight } of vocabulary.expand('board', true)) expect(weight).toBeLessThanOrEqual(word === 'board' ? 1 : 0.99);
  });
});
