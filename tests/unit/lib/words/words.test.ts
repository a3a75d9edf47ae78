import { describe, expect, it } from 'vitest';
import { builtIn, nearestBuiltIn } from '@/lib/words/built-in/index';
import { fill, fillParts, namesIn, plural } from '@/lib/words/fill';
import { missingWords, ownTable, unknownNames } from '@/lib/words/own-words';
import { readLanguage } from '@/lib/words/read-words';
import type { Plural, Words } from '@/lib/words/types';
import { english } from '@/tests/support/english';
import { tempFolder } from '../../temp-folder';

type Table = { readonly [key: string]: string | Plural | Table };

/** Every text of a table with the key of its word; the forms of a number share one. */
function texts(table: Table, path = ''): [key: string, text: string, form: string | undefined][] {
  return Object.entries(table).flatMap(([key, value]) => {
    const name = `${path}.${key}`;
    if (typeof value === 'string') return [[name, value, undefined]];
    if (typeof value['other'] !== 'string') return texts(value as Table, name);
    return Object.entries(value as Record<string, string>).map(([form, text]): [string, string, string] => [
      name,
      text,
      form,
    ]);
  });
}

const named = (words: Words, key: string) =>
  new Set(texts(ownTable(words)).flatMap(([other, text]) => (other === key ? namesIn(text) : [])));

describe.each([...builtIn])('the words in %s', (code, words) => {
  it('are all there, and none is empty', () => {
    expect(missingWords(ownTable(words))).toEqual([]);
    expect(texts(ownTable(words)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('name in braces what the English ones do', () => {
    expect(unknownNames(ownTable(words))).toEqual([]);
    const lost = texts(ownTable(words)).filter(([key, text, form]) => {
      if (form !== undefined && form !== 'other') return false;
      const known = named(english.words, key);
      return [...known].some((name) => !namesIn(text).includes(name));
    });
    expect(lost).toEqual([]);
  });

  it('have a form for every count a page may show', () => {
    const forms = new Set(Array.from({ length: 1000 }, (_, count) => new Intl.PluralRules(code).select(count)));
    const keys = new Set(texts(ownTable(words)).flatMap(([key, , form]) => (form ? [key] : [])));
    for (const key of keys) {
      const own = texts(ownTable(words)).flatMap(([other, , form]) => (other === key ? [form] : []));
      expect([key, [...forms].filter((form) => !own.includes(form))]).toEqual([key, []]);
    }
  });

  it('are the language’s own', () => {
    if (words === english.words) return;
    const same = texts(ownTable(words)).filter(([key, text]) =>
      texts(ownTable(english.words)).some(([other, word]) => other === key && word === text),
    );
    expect(same.length).toBeLessThan(texts(ownTable(words)).length / 6);
  });
});

describe('a number in words', () => {
  it.each([
    ['en', 1, '1 page'],
    ['en', 1234, '1,234 pages'],
    ['de', 1234, '1.234 Seiten'],
    ['ja', 1, '1 ページ'],
    ['ar', 2, 'صفحتان'],
    ['ar', 3, 'صفحات'],
    ['ar', 11, 'صفحة'],
  ])('is in %s, for %i, as %s', (code, count, expected) => {
    expect(plural(code, nearestBuiltIn(code)?.page.count ?? { other: '' }, count)).toContain(expected);
  });

  it('takes the last form where a language has no other', () => {
    expect(plural('en', { other: '{count} of {all}' }, 1, { all: 3 })).toBe('1 of 3');
  });
});

it('fills in what it has, as text or as parts, and never twice', () => {
  expect(fill('{a} and {b}', { a: '{b}' })).toBe('{b} and {b}');
  expect(fillParts('Nothing for {query}.', { query: 7 })).toEqual(['Nothing for ', 7, '.']);
});

it('takes for a name only what stands in braces', () => {
  expect(fillParts('{a} b {a} {constructor}', { a: 1, b: 2 })).toEqual(['', 1, ' b ', 1, ' ', '{constructor}', '']);
});

describe('words of a site', () => {
  const files = {
    'words/de.json': JSON.stringify({
      search: { none: 'Nix', kinds: 'wrong' },
      blog: { count: { other: '{count} Texte' } },
    }),
    'words/en-XA.json': JSON.stringify({ notFound: { title: '[Page]' } }),
    'words/fr.json': '{ broken',
  };
  const read = (code: string) => readLanguage(tempFolder(files), code).words;

  it('replace those that come with the product, one by one', () => {
    expect(read('de').browser.search.none).toBe('Nix');
    expect(read('de').browser.search.kinds.page).toBe('Seite');
    expect(read('de').blog.count).toEqual({ other: '{count} Texte' });
    expect(read('de').page.next).toBe('Weiter');
  });

  it('stand over those of the nearest language, else over English', () => {
    expect(read('en-XA').browser.notFound.title).toBe('[Page]');
    expect(read('en-XA').browser.notFound.home).toBe('Home');
    expect(read('es-MX').page.next).toBe('Siguiente');
    expect(read('pt').page.next).toBe('Próxima');
    expect(read('fi').page.next).toBe('Next');
    expect(read('fr').page.next).toBe('Suivant');
  });
});
