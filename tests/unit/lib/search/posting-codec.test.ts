import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePostings, decodeWords, encodePostings, encodeWords } from '@/lib/search/posting-codec';
import { fold } from '@/lib/search/search-words';

const words = fc
  .uniqueArray(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => fold(text).replace(/[A-Z]/g, '')),
  )
  .map((list) => [...new Set(list.filter((word) => word !== ''))].sort());
const postings = fc.array(
  fc.uniqueArray(fc.nat(20_000)).map((list) => list.sort((a, b) => a - b)),
  { maxLength: 20 },
);

describe('the codec of the index', () => {
  it('reads the words it wrote', () => {
    fc.assert(
      fc.property(words, (list) => {
        expect(decodeWords(encodeWords(list))).toEqual(list);
      }),
    );
  });

  it('reads the lists it wrote', () => {
    fc.assert(
      fc.property(postings, (lists) => {
        expect(decodePostings(encodePostings(lists))).toEqual(lists);
      }),
    );
  });

  it('writes what words share once', () => {
    expect(encodeWords(['lead', 'leader', 'leaderboard'])).toBe('AleadEerGboard');
  });

  it('writes only characters that JSON leaves as they are', () => {
    fc.assert(
      fc.property(postings, (lists) => {
        const text = encodePostings(lists);
        expect(JSON.stringify(text)).toBe(`"${text}"`);
      }),
    );
  });

  it.each(['"', '\\', 'é', '\n'])('refuses %j in a list', (character) => {
    expect(() => decodePostings(`!${character}~`)).toThrow('damaged');
  });
});
