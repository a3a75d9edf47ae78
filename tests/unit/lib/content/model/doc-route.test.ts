import { describe, expect, it } from 'vitest';
import { parseDocPath } from '@/lib/content/files/docs-folders';
import { docId, docPermalink, isFolderPage } from '@/lib/content/model/doc-route';

const keys = (more: { id?: string; slug?: string; parse_number_prefixes?: boolean } = {}) => ({
  id: undefined,
  slug: undefined,
  parse_number_prefixes: true,
  ...more,
});
const route = (path: string, more = {}, root = '/docs') => docPermalink(root, parseDocPath(path), keys(more));

describe('docPermalink', () => {
  it.each([
    ['docs/intro.mdx', '/docs/intro'],
    ['docs/services/store.mdx', '/docs/services/store'],
    ['docs/01-services/02-store.mdx', '/docs/services/store'],
    ['docs/2021-01-31-news.md', '/docs/2021-01-31-news'],
    ['docs/index.md', '/docs'],
    ['docs/README.md', '/docs'],
    ['docs/services/index.mdx', '/docs/services'],
    ['docs/services/readme.md', '/docs/services'],
    ['docs/services/Services.md', '/docs/services'],
    ['docs/01-services/01-services.md', '/docs/services'],
    ['docs/a/services/b/index.md', '/docs/a/services/b'],
  ])('%s appears at %s', (path, permalink) => {
    expect(route(path)).toBe(permalink);
  });

  it('counts number prefixes as part of the name where a folder page is looked for, as Docusaurus does', () => {
    expect(route('docs/01-services/services.md')).toBe('/docs/services/services');
    expect(route('docs/services/01-index.md')).toBe('/docs/services/index');
  });

  it.each([
    ['an absolute slug', { slug: '/start' }, '/docs/start'],
    ['the root as slug', { slug: '/' }, '/docs'],
    ['a relative slug', { slug: 'shop' }, '/docs/services/shop'],
    ['a slug that goes up', { slug: '../shop' }, '/docs/shop'],
    ['a slug that goes up further than there are folders', { slug: '../../../shop' }, '/docs/shop'],
    ['the folder as slug', { slug: './' }, '/docs/services'],
    ['a slash at the end', { slug: 'shop/' }, '/docs/services/shop'],
    ['a slash at the end of an absolute slug', { slug: '/shop/' }, '/docs/shop'],
    ['a slug with dots and slashes', { slug: './a//b/' }, '/docs/services/a/b'],
    ['an id', { id: 'shop' }, '/docs/services/shop'],
    ['a slug beside an id', { id: 'shop', slug: 'till' }, '/docs/services/till'],
    ['prefixes that are kept', { parse_number_prefixes: false }, '/docs/01-services/02-store'],
  ])('follows %s', (_, more, permalink) => {
    expect(route('docs/01-services/02-store.mdx', more)).toBe(permalink);
  });

  it('keeps the folder as address of its page whatever its id', () => {
    expect(route('docs/services/index.mdx', { id: 'overview' })).toBe('/docs/services');
  });

  it.each([
    ['/old.html', '/docs/old'],
    ['old.html', '/docs/guides/old'],
    ['/guides/index.html', '/docs/guides'],
  ])('ends the slug %s before .html, which hosts lead to the page', (slug, permalink) => {
    expect(route('docs/guides/page.md', { slug })).toBe(permalink);
  });

  it('starts with the root of the version', () => {
    expect(route('versioned_docs/version-1.0/intro.md', {}, '/docs/1.0')).toBe('/docs/1.0/intro');
    expect(route('docs/intro.md', { slug: '/' }, '/docs/next')).toBe('/docs/next');
  });
});

describe('docId', () => {
  it.each([
    ['docs/01-services/02-store.mdx', {}, 'services/store'],
    ['docs/01-services/02-store.mdx', { id: 'shop' }, 'services/shop'],
    ['docs/01-services/02-store.mdx', { parse_number_prefixes: false }, '01-services/02-store'],
    ['docs/services/index.mdx', {}, 'services/index'],
  ])('of %s with %j is %s', (path, more, id) => {
    expect(docId(parseDocPath(path), keys(more))).toBe(id);
  });
});

describe('isFolderPage', () => {
  it.each([
    ['docs/index.md', true],
    ['docs/a/README.mdx', true],
    ['docs/a/a.mdx', true],
    ['docs/a/b.mdx', false],
    ['docs/docs.md', false],
  ])('%s: %s', (path, expected) => {
    expect(isFolderPage(parseDocPath(path))).toBe(expected);
  });
});
