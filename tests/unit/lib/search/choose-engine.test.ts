import { expect, it } from 'vitest';
import { searchedCharacters } from '@/lib/content/views/search-files';
import { chooseEngine, engineNote, mostAhead, mostForOneIndex, traitsOf } from '@/lib/search/choose-engine';

it('a site is searched with one index until it is too large for readers, unless its owner says otherwise', () => {
  expect(chooseEngine('auto', mostForOneIndex)).toBe('fuse');
  expect(chooseEngine('auto', mostForOneIndex + 1)).toBe('pagefind');
  expect(chooseEngine('fuse', mostForOneIndex + 1)).toBe('fuse');
  expect(chooseEngine('pagefind', 1)).toBe('pagefind');
});

it('the files behind a cluster are chosen like those of any site', () => {
  expect(chooseEngine('typesense', 1)).toBe('fuse');
  expect(chooseEngine('typesense', mostForOneIndex + 1)).toBe('pagefind');
});

it('search files are loaded ahead until they are large, and pieces never', () => {
  expect(traitsOf('fuse', mostAhead)).toEqual({});
  expect(traitsOf('fuse', mostAhead + 1)).toEqual({ large: true });
  expect(traitsOf('pagefind', 1)).toEqual({ pieces: true, large: true });
});

it('what counts is the largest version of a language, with its posts and pages', () => {
  const texts = (...lengths: number[]) => lengths.map((length) => ({ body: 'x'.repeat(length) }));
  const edition = (versions: ReturnType<typeof texts>[], posts: number) => ({
    content: { versions: versions.map((docs) => ({ docs })), posts: texts(posts), pages: texts(1) },
  });
  const editions = [edition([texts(10, 20), texts(100)], 5), edition([texts(7)], 0)];
  expect(searchedCharacters(editions as never)).toBe(106);
});

it('the build says what it chose', () => {
  expect(engineNote('pagefind', 12_345_678)).toBe(
    '  search: an index in pieces (Pagefind) for 12,346,000 characters; one index serves 9,500,000',
  );
});
