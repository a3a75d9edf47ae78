import { describe, expect, it } from 'vitest';
import { fold, indexWords, phrase, readWords } from '@/lib/search/search-words';

describe('readWords', () => {
  it.each([
    ['plain words', 'Open a Service', ['open', 'a', 'service']],
    ['dotted identifiers', 'fgApi.initialize()', ['fgapi', 'initialize']],
    ['hyphens and slashes', 'add-on / end/point', ['add', 'on', 'end', 'point']],
    ['apostrophes', "the month's total", ['the', 'months', 'total']],
    ['diacritics', 'Café Über naïve', ['cafe', 'uber', 'naive']],
    ['decomposed diacritics', 'Cafe\u0301', ['cafe']],
    ['soft hyphens', 'Daten\u00adsicherung \u00ad plan', ['datensicherung', 'plan']],
    ['full-width letters', 'ＡＰＩ', ['api']],
    ['emoji', 'ship 🚀 it 👩‍👩‍👧', ['ship', 'it']],
    ['regex characters', 'a.*b [c-d] (e|f) ^g$ \\h', ['a', 'b', 'c', 'd', 'e', 'f', 'g$', 'h']],
    ['names with signs', 'C++ or C#, C/C++, (F#)', ['c++', 'or', 'c#', 'c', 'c++', 'f#']],
    ['signs that are none of a name', 'a+b x#y issue# # ++', ['a', 'b', 'x', 'y', 'issue']],
    ['markup', '<img src=x onerror="alert(1)">', ['img', 'src', 'x', 'onerror', 'alert', '1']],
    ['nothing', ' \t\n…—!? ', []],
  ])('reads %s', (_, text, words) => {
    expect(readWords(text).map(({ whole }) => whole)).toEqual(words);
  });

  it.each([
    ['getLeaderboard', ['get', 'leaderboard']],
    ['KevinDB', ['kevin', 'db']],
    ['HTTPServer', ['http', 'server']],
    ['NEXUS_DRIVE_UUID', ['nexus', 'drive', 'uuid']],
    ['ERC1155', ['erc', '1155']],
    ['C++', ['c']],
    ['leaderboard', []],
    ['API', []],
  ])('takes %s apart', (text, parts) => {
    expect(readWords(text)).toEqual([{ whole: text.toLowerCase().replaceAll('_', ''), parts }]);
  });

  it.each([
    ['micromark-util-decode-numeric-character-reference', 6],
    ['org.springframework.boot.autoconfigure.jdbc.DataSourceAutoConfiguration', 6],
    ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', 1],
    ['NEXT_PRIVATE_RENDER_WORKER_CONFIGURATION_FILE_NAME', 1],
  ])('reads the long name %s', (name, count) => {
    expect(readWords(name)).toHaveLength(count);
  });

  it('leaves out hashes that nobody types', () => {
    expect(readWords(`key ${'a1'.repeat(40)} end`).map(({ whole }) => whole)).toEqual(['key', 'end']);
  });
});

describe('indexWords', () => {
  it('holds wholes and parts once', () => {
    expect([...indexWords('getBoard and board')].sort()).toEqual(['and', 'board', 'get', 'getboard']);
  });
});

describe('fold and phrase', () => {
  it('fold forgets case and diacritics', () => {
    expect(fold('ÉCOLE')).toBe('ecole');
  });

  it('phrase joins words with single spaces', () => {
    expect(phrase('  What’s  “new”? ')).toBe('whats new');
  });
});
