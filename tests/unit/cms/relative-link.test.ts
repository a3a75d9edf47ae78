import { expect, it } from 'vitest';
import { linkTo, relativeLink } from '@/cms/src/components/editor/relative-link';
import { applySnippet } from '@/cms/src/components/editor/snippets';

it.each([
  ['docs/a.mdx', 'docs/b.mdx', './b.mdx'],
  ['docs/a.mdx', 'docs/guides/b.mdx', './guides/b.mdx'],
  ['docs/guides/a.mdx', 'docs/b.mdx', '../b.mdx'],
  ['docs/guides/a.mdx', 'media/a b.png', '../../media/a%20b.png'],
  ['docs/a.mdx', 'media/a (b.png', '../media/a%20%28b.png'],
  ['blog/2026-01-01-x/index.mdx', 'docs/b.mdx', '../../docs/b.mdx'],
  ['docs/docs/a.mdx', 'docs/docs', '../docs'],
])('from %s to %s', (from, to, link) => {
  expect(relativeLink(from, to)).toBe(link);
});

it.each([
  ['docs/b.mdx', 'Store', '[Store](./b.mdx)'],
  ['docs/b.mdx', 'Lists of [Array<T>]', '[Lists of \\[Array\\<T>\\]](./b.mdx)'],
  ['media/a.PNG', 'a', '![a](../media/a.PNG)'],
  ['media/a.pdf', 'a', '[a](../media/a.pdf)'],
])('writes a link to %s, or shows it', (to, words, markdown) => {
  expect(applySnippet(linkTo('docs/a.mdx', to, words), { text: '', from: 0, to: 0 })).toMatchObject({ text: markdown });
});

it('leaves the place behind a picture, so that another one comes after it', () => {
  const text = 'One two.';
  const { from, to } = applySnippet(linkTo('docs/a.mdx', 'media/a.png', 'a'), { text, from: 4, to: 7 });
  expect([from, to]).toEqual([4 + '![two](../media/a.png)'.length, 4 + '![two](../media/a.png)'.length]);
});
