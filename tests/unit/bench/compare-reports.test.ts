import { expect, it } from 'vitest';
import { compareReports } from '@/bench/compare-reports';

const report = (seconds: string, first: number) => ({
  build: [[{ build: 'clean', seconds, 'peak MiB': '800' }]],
  search: [
    [
      { list: 'de', queries: 30, 'page first': `${first} %` },
      { list: 'de', queries: 0, 'page first': 'none' },
    ],
  ],
});

it('lists every figure of two reports with its change', () => {
  expect(compareReports(report('20.0', 80), report('15.0', 90))).toEqual([
    { part: 'build', row: 'clean', figure: 'seconds', before: '20.0', after: '15.0', change: '-25.0 %' },
    { part: 'build', row: 'clean', figure: 'peak MiB', before: '800', after: '800', change: '0.0 %' },
    { part: 'search', row: 'de', figure: 'queries', before: '30', after: '30', change: '0.0 %' },
    { part: 'search', row: 'de', figure: 'page first', before: '80 %', after: '90 %', change: '+12.5 %' },
    { part: 'search', row: 'de #2', figure: 'queries', before: '0', after: '0', change: '' },
    { part: 'search', row: 'de #2', figure: 'page first', before: 'none', after: 'none', change: '' },
  ]);
});

it('passes over what only one of them has', () => {
  expect(compareReports(report('20.0', 80), { build: [] })).toEqual([]);
  expect(compareReports({ build: [[{ build: 'clean', old: 1 }]] }, { build: [[{ build: 'clean', new: 1 }]] })).toEqual(
    [],
  );
});
