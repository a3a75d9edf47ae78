import { expect, it } from 'vitest';
import { caseClashes, fileClashes, isBelow, pathProblem } from '@/lib/cms/content-path';
import { isSafeAddress, isScriptAddress } from '@/lib/cms/safe-address';
import { scanHtml } from '@/lib/cms/scan-html';

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

it('knows what lies below an owned name', () => {
  expect(isBelow('blog/a.mdx', ['blog'])).toBe(true);
  expect(isBelow('blog2/a.mdx', ['blog'])).toBe(false);
  expect(isBelow('tags.yml', ['tags.yml'])).toBe(true);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:x',
  'java\tscript:x',
  '\u0001javascript:x',
  'vbscript:x',
  'data:text/html,x',
])('takes %j for an address that runs something', (address) => {
  expect(isScriptAddress(address)).toBe(true);
  expect(isSafeAddress(address)).toBe(false);
});

it.each(['/docs/a', './a.mdx#b', 'https://example.com', 'mailto:a@example.com', 'Note: this is prose'])(
  'leaves %j alone',
  (text) => {
    expect(isScriptAddress(text)).toBe(false);
  },
);

it('reads plain HTML and refuses to guess at other', () => {
  expect(scanHtml('<a href="/x" title=\'y\'>z</a><br/><!-- <script> -->')).toEqual({
    tags: [
      {
        name: 'a',
        attributes: [
          ['href', '/x'],
          ['title', 'y'],
        ],
      },
      { name: 'br', attributes: [] },
    ],
    rest: false,
  });
  for (const html of [
    '<img src=x onerror=alert(1)>',
    '<a href="java&#115;cript:x">',
    '<svg/onload=alert(1)>',
    '<script',
  ])
    expect(scanHtml(html).rest).toBe(true);
});
