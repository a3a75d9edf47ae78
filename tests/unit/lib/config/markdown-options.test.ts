import { expect, it } from 'vitest';
import { documentFormat } from '@/lib/config/markdown-options';

it.each([
  ['mdx', 'a.md', undefined, 'mdx'],
  ['md', 'a.mdx', undefined, 'md'],
  ['detect', 'docs/a.md', undefined, 'md'],
  ['detect', 'docs/a.mdx', undefined, 'mdx'],
  ['detect', 'docs/a.md', 'mdx', 'mdx'],
  ['mdx', 'docs/a.mdx', 'md', 'md'],
  ['detect', 'docs/a.md', 'html', 'md'],
] as const)('a site with %s reads %s with %s in its front matter as %s', (site, path, written, format) => {
  expect(documentFormat(path, written, site)).toBe(format);
});
