import { describe, expect, it } from 'vitest';
import { buildSearchFiles } from '@/lib/search/build-files';
import { languageData } from '@/lib/search/language-data';
import { decodePostings, decodeWords } from '@/lib/search/posting-codec';
import { searchSource, section } from '../../../support/search-files';

const none = { synonyms: [], suggestions: [] };
const sources = [
  searchSource('/docs/b', {
    title: 'B',
    sections: [section(null, 'apple'), section('Two', 'the pear', 'pear plum'), section('Deep', '', '', 3)],
  }),
  searchSource('/docs/a', { title: 'A', sections: [section(null, 'pear apple')] }),
];

describe('buildSearchFiles', () => {
  it('gives the same bytes whatever the order of the pages', () => {
    const [one, other] = [sources, [...sources].reverse()].map((list) => JSON.stringify(buildSearchFiles(list, none)));
    expect(one).toBe(other);
  });

  it('lists pages by route, with their headings and no text', () => {
    const { pages } = buildSearchFiles(sources, none).doc;
    expect(pages.map(({ route }) => route)).toEqual(['/docs/a', '/docs/b']);
    expect(pages[1]?.sections).toEqual([
      { id: 'two', heading: 'Two' },
      { id: 'deep', heading: 'Deep', parent: 'Two' },
    ]);
  });

  it('says which heading each stands under, whatever the depths', () => {
    const depths = [3, 2, 4, 5, 4, 3, 2, 6];
    const sections = depths.map((depth, at) => section(`${'ABCDEFGH'[at]}`, '', '', depth));
    const [page] = buildSearchFiles([searchSource('/docs/a', { sections })], none).doc.pages;
    const parents = page?.sections.map(({ heading, parent = '' }) => parent + heading);
    expect(parents).toEqual(['A', 'B', 'BC', 'CD', 'BE', 'BF', 'G', 'GH']);
  });

  it('names the records of each word, and code only where the prose has not said it', () => {
    const { index } = buildSearchFiles(sources, none);
    const words = decodeWords(index.words);
    const of = (text: string) => Object.fromEntries(decodePostings(text).map((list, at) => [words[at], list]));
    expect(of(index.text)).toEqual({ apple: [0, 1], pear: [0, 2], plum: [] });
    expect(of(index.code)).toEqual({ apple: [], pear: [], plum: [2] });
  });

  it('leaves out words that say nothing', () => {
    expect(decodeWords(buildSearchFiles(sources, none).index.words)).not.toContain('the');
  });

  it('has German verbs whose parts stand apart', () => {
    const page = searchSource('/a', { sections: [section(null, 'Lade das Programm herunter.')] });
    const language = languageData('de');
    const { index } = buildSearchFiles([page], { ...none, ...(language && { language }) });
    expect(decodeWords(index.words)).toContain('herunterlade');
  });

  it('passes the options on', () => {
    const options = { synonyms: [['a', 'b']], suggestions: ['/docs/a'] };
    expect(buildSearchFiles(sources, options).doc).toMatchObject(options);
  });
});
