import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHeadingIds, slugify } from '@/lib/site/slug';

describe('slugify', () => {
  it.each([
    ['Two Words', 'two-words'],
    ['What’s new?', 'whats-new'],
    ['a & b', 'a--b'],
    ['snake_case-kebab', 'snake_case-kebab'],
    ['Größe 日本', 'größe-日本'],
    ['1.2.3', '123'],
  ])('%s is %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

describe('createHeadingIds', () => {
  it('numbers what repeats', () => {
    const ids = createHeadingIds();
    expect(['A', 'a', 'A!'].map(ids.next)).toEqual(['a', 'a-1', 'a-2']);
  });

  it('steers clear of reserved ids and of numbered ones that are written out', () => {
    const ids = createHeadingIds();
    ids.reserve('a');
    ids.reserve('a-1');
    expect(['A', 'A 1', 'A'].map(ids.next)).toEqual(['a-2', 'a-1-1', 'a-3']);
  });

  it('has an id where nothing of the text is left', () => {
    const ids = createHeadingIds();
    expect(['🚀', '', '?'].map(ids.next)).toEqual(['section', '-1', '-2']);
  });

  it('survives names every object has', () => {
    const ids = createHeadingIds();
    expect(['constructor', '__proto__', 'constructor'].map(ids.next)).toEqual([
      'constructor',
      '__proto__',
      'constructor-1',
    ]);
  });

  it('starts anew for every page', () => {
    createHeadingIds().next('A');
    expect(createHeadingIds().next('A')).toBe('a');
  });

  it('never gives out an id twice, nor an empty one, nor a reserved one', () => {
    const text = fc.constantFrom('a', 'A', 'a 1', 'a-1', 'a 1 1', '', '🚀', 'section', 'b');
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'a-1', 'section', 'b-1')), fc.array(text), (reserved, texts) => {
        const ids = createHeadingIds();
        reserved.forEach(ids.reserve);
        const given = texts.map(ids.next);
        expect(new Set([...given, ...reserved]).size).toBe(given.length + new Set(reserved).size);
        expect(given).not.toContain('');
      }),
    );
  });
});
