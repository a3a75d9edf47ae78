import { describe, expect, it } from 'vitest';
import { readQuery } from '@/lib/search/query';
import { Vocabulary } from '@/lib/search/vocabulary';

const words = 'board dbexplorer explorer fgapi get how initialize leaderboard nexus drive open uuid vault'.split(' ');
const vocabulary = new Vocabulary([...words].sort(), []);
const typed = (text: string) => readQuery(text, vocabulary).terms.map((term) => term.typed);

describe('readQuery', () => {
  it('takes a compound apart that the site does not know', () => {
    expect(typed('getVault')).toEqual(['get', 'vault']);
    expect(typed('NEXUS_DRIVE_UUID')).toEqual(['nexus', 'drive', 'uuid']);
    expect(typed('fgApi.initialize')).toEqual(['fgapi', 'initialize']);
  });

  it('leaves a name whole that is typed as far as the site has it', () => {
    const names = new Vocabulary(['get', 'getorinsertcomputed', 'insert', 'or'], []);
    const [first, ...others] = readQuery('getOrIns', names).terms;
    expect([first?.typed, others]).toEqual(['getorins', []]);
    expect(first?.meant).toContain('getorinsertcomputed');
    expect(readQuery('getOrIns now', names).terms.map((term) => term.typed)).toEqual(['get', 'or', 'ins', 'now']);
  });

  it.each([
    ['vaultdrive', ['vault', 'drive']],
    ['vaultleader', ['vault', 'leader']],
    ['drivexyz', ['drivexyz']],
    ['ledaerboard', ['ledaerboard']],
    ['dbexplo', ['dbexplo']],
  ])('reads %s, typed without a space, as %j', (text, expected) => {
    expect(typed(text)).toEqual(expected);
  });

  it('finds what the site writes as one word', () => {
    const [first] = readQuery('db explorer', vocabulary).terms;
    expect(first?.meant.has('dbexplorer')).toBe(true);
  });

  it('lets words that say little count little, unless there are no others', () => {
    const importance = (text: string) => readQuery(text, vocabulary).terms.map((term) => term.importance);
    expect(importance('how open')[0]).toBeLessThan(0.1);
    expect(importance('how')).toEqual([1]);
  });

  it('trusts a typo less than a word', () => {
    const [term] = readQuery('vualt ', vocabulary).terms;
    expect(term?.meant.has('vault')).toBe(true);
    expect(term?.importance).toBeLessThan(1);
  });

  it.each([
    ['lead', true],
    ['lead ', false],
    ['lead.', false],
  ])('%j goes on: %s', (text, goesOn) => {
    expect(readQuery(text, vocabulary).open).toBe(goesOn);
    expect(readQuery(text, vocabulary).terms[0]?.meant.has('leaderboard')).toBe(goesOn);
  });

  it('reads the beginning of a pasted text', () => {
    expect(typed('vault '.repeat(100))).toHaveLength(16);
  });
});
