import { describe, expect, it } from 'vitest';
import { parseDocPath, splitNumberPrefix } from '@/lib/content/files/docs-folders';
import { isExcluded } from '@/lib/mdx/excluded-path';

describe('splitNumberPrefix', () => {
  it.each([
    ['02-intro', 2, 'intro'],
    ['2-intro', 2, 'intro'],
    ['10. Intro', 10, 'Intro'],
    ['3_intro', 3, 'intro'],
    ['03 - intro', 3, 'intro'],
    ['1--intro', 1, 'intro'],
    ['007-bond', 7, 'bond'],
  ])('%s has the order %i and the name %s', (name, order, rest) => {
    expect(splitNumberPrefix(name)).toEqual({ order, name: rest });
  });

  it.each([
    'intro',
    '2021-01-31-news',
    '2021-01',
    '31.12.2020',
    '01-31-2021-news',
    '1.2-notes',
    '7.0',
    '5-10 minutes',
    '42',
    '42-',
    'v2-intro',
    '2intro',
  ])('%s keeps its digits', (name) => {
    expect(splitNumberPrefix(name)).toEqual({ order: undefined, name });
  });
});

describe('isExcluded', () => {
  it.each([
    'docs/_partial.mdx',
    'docs/_private/page.mdx',
    'docs/a/_b/c/page.md',
    'docs/page.test.mdx',
    '_drafts/page.md',
    'docs/.github/template.md',
    'docs/.draft.md',
  ])('%s is excluded', (path) => {
    expect(isExcluded(path)).toBe(true);
  });

  it.each([
    'docs/page.mdx',
    'docs/my_page.mdx',
    'docs/test.mdx',
    'docs/a.testing.mdx',
    '../docs/page.md',
    'docs/a/_category_.json',
    'docs/x.test/page.mdx',
  ])('%s is not', (path) => {
    expect(isExcluded(path)).toBe(false);
  });
});

describe('parseDocPath', () => {
  it.each([
    ['docs/intro.mdx', { version: 'current', folders: [], file: 'intro' }],
    ['docs/01-a/b/02-page.md', { version: 'current', folders: ['01-a', 'b'], file: '02-page' }],
    ['docs/v1.2.notes.md', { version: 'current', folders: [], file: 'v1.2.notes' }],
    ['versioned_docs/version-1.0/a/page.mdx', { version: '1.0', folders: ['a'], file: 'page' }],
  ])('%s', (path, expected) => {
    expect(parseDocPath(path)).toEqual(expected);
  });
});
