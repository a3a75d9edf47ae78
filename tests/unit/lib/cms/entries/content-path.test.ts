import { expect, it } from 'vitest';
import { caseClashes, fileClashes, pathProblem } from '@/lib/cms/entries/content-path';

it.each([
  'docs/a.mdx',
  'docs/01-intro/index.md',
  'blog/2026-01-01-x.mdx',
  'docs/guides/mañana (2).mdx',
  'docs/_category_.json',
  `docs/${'a'.repeat(96)}.mdx`,
  'docs/日本語.mdx',
])('takes the path %s', (path) => {
  expect(pathProblem(path)).toBeUndefined();
});

it.each([
  '',
  '/a.mdx',
  'a//b.mdx',
  '../a.mdx',
  'docs/./a.mdx',
  'docs/.git/a.mdx',
  'docs\\a.mdx',
  'docs/a\u0000.mdx',
  'docs/a.mdx ',
  'docs/nul',
  'docs/LPT1.mdx',
  'docs/node_modules/a.mdx',
  'docs/a\u0301.mdx',
  `docs/${'a'.repeat(200)}`,
  `docs/${'a'.repeat(97)}.mdx`,
  `docs/${'語'.repeat(34)}`,
  'docs/a\u0085b.mdx',
  'docs/a\u2028b.mdx',
  'docs/a\u202eb.mdx',
  'docs/a\u200bb.mdx',
  'docs/\u3164.mdx',
  'docs/a*.mdx',
  'docs/:a.mdx',
  'docs/a\nb.mdx',
])('refuses the path %j', (path) => {
  expect(pathProblem(path)).toBeDefined();
});

it('finds names that are one where case does not count, folders too', () => {
  expect(caseClashes(['docs/a/x.mdx', 'docs/A/y.mdx', 'docs/z.mdx'])).toEqual([['docs/a', 'docs/A']]);
  expect(caseClashes(['docs/a.mdx', 'docs/b.mdx'])).toEqual([]);
});

it('finds files that lie below files', () => {
  expect(fileClashes(['docs/a.mdx', 'docs/a.mdx/b.mdx', 'docs/b/c.mdx'])).toEqual([['docs/a.mdx', 'docs/a.mdx/b.mdx']]);
});
