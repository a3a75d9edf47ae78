import { expect, it } from 'vitest';
import type { SearchRecord } from '@/lib/search/loaded-index';
import { indexPairs } from '@/lib/search/word-pairs';
import { searchSource } from '../../../support/search-files';

function record(heading: string | null, described: { title?: string; description?: string; keywords?: string[] } = {}) {
  const page = { ...searchSource('/docs/a', described), sections: [] };
  const section = heading === null ? null : { id: 'a', heading };
  return { page, section, pageRecord: 0 } satisfies SearchRecord;
}

const pairs = indexPairs([
  record(null, { title: 'Team page', description: 'See who has access to it.', keywords: ['pay invoices', 'rest'] }),
  record('Pay an invoice'),
  record('Access of members'),
]);
const asked = (query: string) => pairs(query.split(' '));

it.each([
  ['the title', 'team page', [[0]]],
  ['the description', 'who has access', [[0]]],
  ['keywords', 'pay invoices', [[0]]],
  ['a heading', 'pay an invoice', [[1], [1]]],
])('finds words that follow one another in %s', (_, query, found) => {
  expect(asked(query)).toEqual(found);
});

it('forgives endings', () => {
  expect(asked('paying invoice')).toEqual([[0]]);
});

it('tells an order from another', () => {
  expect(asked('page team')).toEqual([]);
});

it('takes no pair from two texts', () => {
  expect(asked('invoices rest')).toEqual([]);
});

it('leaves out pairs of words that say nothing', () => {
  expect(asked('who has')).toEqual([]);
  expect(asked('has access to')).toEqual([[0], [0]]);
});

it('counts a pair once that is typed twice', () => {
  expect(asked('team page team page')).toEqual([[0]]);
});
