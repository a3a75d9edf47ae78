import { expect, it } from 'vitest';
import { relativeLink } from '@/cms/src/components/relative-link';

it.each([
  ['docs/a.mdx', 'docs/b.mdx', './b.mdx'],
  ['docs/a.mdx', 'docs/guides/b.mdx', './guides/b.mdx'],
  ['docs/guides/a.mdx', 'docs/b.mdx', '../b.mdx'],
  ['docs/guides/a.mdx', 'media/a b.png', '../../media/a%20b.png'],
  ['blog/2026-01-01-x/index.mdx', 'docs/b.mdx', '../../docs/b.mdx'],
  ['docs/docs/a.mdx', 'docs/docs', '../docs'],
])('from %s to %s', (from, to, link) => {
  expect(relativeLink(from, to)).toBe(link);
});
