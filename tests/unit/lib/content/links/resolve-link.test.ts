import { describe, expect, it } from 'vitest';
import { createLinkResolver, type LinkablePage, normalizeRoute } from '../../../../../lib/content/links/resolve-link';

const docs: LinkablePage[] = [
  { path: 'docs/intro.mdx', permalink: '/docs/intro' },
  { path: 'docs/services/index.md', permalink: '/docs/services' },
  { path: 'docs/services/02-store.mdx', permalink: '/docs/services/store' },
  { path: 'docs/services/README extra.md', permalink: '/docs/services/extra' },
  { path: 'docs/home.md', permalink: '/docs', frontMatter: { slug: '/' } },
  { path: 'docs/v1.2/notes.md', permalink: '/docs/v1.2' },
  { path: 'versioned_docs/version-1.0/intro.md', permalink: '/docs/1.0/intro' },
  { path: 'blog/2024-05-01-hello.md', permalink: '/blog/hello' },
  { path: 'pages/about.md', permalink: '/about' },
];
const routes = new Set(['/', '/markdown-page', '/docs/category/tools', ...docs.map((doc) => doc.permalink)]);

function resolve(url: string, from = 'docs/intro.mdx', basePath = '/fg-api') {
  const permalink = docs.find((doc) => doc.path === from)?.permalink ?? '/';
  return createLinkResolver({ docs, routes, basePath, url: 'https://example.org' })(from, permalink, url);
}

describe('createLinkResolver', () => {
  it.each([
    ['./services/02-store.mdx#buy', 'docs/intro.mdx', '/fg-api/docs/services/store#buy'],
    ['services/02-store.mdx', 'docs/intro.mdx', '/fg-api/docs/services/store'],
    ['../intro.mdx', 'docs/services/02-store.mdx', '/fg-api/docs/intro'],
    ['intro.mdx', 'docs/services/02-store.mdx', '/fg-api/docs/intro'],
    ['/services/02-store.mdx?tab=a#b', 'docs/services/index.md', '/fg-api/docs/services/store?tab=a#b'],
    ['/docs/intro.mdx', 'docs/services/index.md', '/fg-api/docs/intro'],
    ['@site/docs/intro.mdx', 'blog/2024-05-01-hello.md', '/fg-api/docs/intro'],
    ['@site/src/pages/about.md', 'docs/intro.mdx', '/fg-api/about'],
    ['../blog/2024-05-01-hello.md', 'docs/intro.mdx', '/fg-api/blog/hello'],
    ['services/README%20extra.md', 'docs/intro.mdx', '/fg-api/docs/services/extra'],
    ['/intro.md', 'versioned_docs/version-1.0/intro.md', '/fg-api/docs/1.0/intro'],
  ])('file path %s from %s leads to %s', (url, from, href) => {
    expect(resolve(url, from)).toMatchObject({ kind: 'page', href });
  });

  it.each([
    ['/docs/services/store', '/fg-api/docs/services/store'],
    ['/fg-api/docs/services/store#x', '/fg-api/docs/services/store#x'],
    ['/docs/services/store.html', '/fg-api/docs/services/store'],
    ['/docs/services/index.html', '/fg-api/docs/services'],
    ['/docs/services/', '/fg-api/docs/services'],
    ['/index.html', '/fg-api'],
    ['/', '/fg-api'],
    ['/fg-api/', '/fg-api'],
    ['/docs/v1.2', '/fg-api/docs/v1.2'],
    ['services', '/fg-api/docs/services'],
    ['./services/store', '/fg-api/docs/services/store'],
    ['../markdown-page', '/fg-api/markdown-page'],
    ['/docs/category/tools', '/fg-api/docs/category/tools'],
  ])('route %s leads to %s', (url, href) => {
    expect(resolve(url)).toMatchObject({ kind: 'page', href });
  });

  it('counts relative routes of a folder page from the folder', () => {
    expect(resolve('./store', 'docs/services/index.md').href).toBe('/fg-api/docs/services/store');
    expect(resolve('services/store', 'docs/home.md').href).toBe('/fg-api/docs/services/store');
    expect(resolve('./intro', 'docs/services/index.md').href).toBe('/fg-api/docs/intro');
    expect(resolve('../intro.mdx/#a', 'docs/services/index.md').href).toBe('/fg-api/docs/intro#a');
  });

  it('works without a base path', () => {
    expect(resolve('/', 'docs/intro.mdx', '').href).toBe('/');
    expect(resolve('./services/02-store.mdx', 'docs/intro.mdx', '').href).toBe('/docs/services/store');
  });

  it('keeps a link within the page as it is', () => {
    expect(resolve('#a%20b')).toEqual({
      kind: 'page',
      href: '#a%20b',
      hash: 'a b',
      route: '/docs/intro',
      file: 'docs/intro.mdx',
    });
  });

  it.each(['https://example.com/a.md', '//example.com', 'mailto:a@b.c', 'tel:+49', 'HTTP://EXAMPLE.COM'])(
    '%s is external',
    (url) => {
      expect(resolve(url)).toEqual({ kind: 'external', href: url, hash: '' });
    },
  );

  it.each([
    ['https://example.org/fg-api/docs/intro', { kind: 'page', route: '/docs/intro' }],
    ['http://example.org/fg-api/docs/intro/?q#buy', { kind: 'page', route: '/docs/intro', hash: 'buy' }],
    ['//example.org/fg-api', { kind: 'page', route: '/' }],
    ['https://example.org/fg-api/docs/nope', { kind: 'broken', route: '/docs/nope' }],
    ['https://example.org/fg-api/img/a%20b.png', { kind: 'file', source: '/img/a b.png' }],
    ['https://example.org/another-site', { kind: 'external' }],
    ['https://example.org.evil.example/fg-api/docs/nope', { kind: 'external' }],
    ['mailto:me@example.org', { kind: 'external' }],
  ])('%s is looked up where it lies on the site, and stays as it is', (url, expected) => {
    expect(resolve(url)).toMatchObject({ ...expected, href: url });
  });

  it.each([
    ['pathname:///files/a.md', '/fg-api/files/a.md'],
    ['pathname://files/a.md', '/fg-api/files/a.md'],
    ['pathname://javascript:alert(1)', '/fg-api/javascript:alert(1)'],
    ['pathname:////example.com', '/fg-api/example.com'],
  ])('%s is what the author vouches for at %s', (url, href) => {
    expect(resolve(url)).toEqual({ kind: 'unchecked', href, hash: '' });
  });

  it.each([
    ['/files/manual.pdf#page=2', '/fg-api/files/manual.pdf#page=2'],
    ['/fg-api/files/manual.pdf', '/fg-api/files/manual.pdf'],
    ['@site/static/files/manual.pdf', '/fg-api/files/manual.pdf'],
    ['./manual.pdf', './manual.pdf'],
  ])('%s is a file at %s', (url, href) => {
    expect(resolve(url)).toMatchObject({ kind: 'file', href });
  });

  it.each([
    ['./nowhere.md', { file: 'docs/nowhere.md', reason: 'there is no such file' }],
    ['./Intro.mdx', { file: 'docs/Intro.mdx', reason: 'the file is named docs/intro.mdx' }],
    ['../../../etc/x.md', { reason: 'there is no such file' }],
    ['/docs/nowhere', { route: '/docs/nowhere', reason: 'there is no such route', href: '/fg-api/docs/nowhere' }],
    ['/fg-api/docs/nowhere', { route: '/docs/nowhere', href: '/fg-api/docs/nowhere' }],
    ['/docs/Intro', { route: '/docs/Intro', reason: 'the route is written /docs/intro' }],
    ['/docs/nowhere.html', { route: '/docs/nowhere' }],
    ['services/store', { route: '/docs/services/services/store' }],
    ['', { reason: 'the link is empty' }],
    ['java\nscript:alert(1)/a.pdf', { reason: 'a link cannot run code', href: '' }],
    [' javascript:alert(1)', { reason: 'a link cannot run code', href: '' }],
  ])('%j is broken', (url, expected) => {
    const from = url === 'services/store' ? 'docs/services/02-store.mdx' : 'docs/intro.mdx';
    expect(resolve(url, from)).toMatchObject({ kind: 'broken', ...expected });
  });

  it('survives malformed escapes', () => {
    expect(resolve('/docs/%E0%A4%A')).toMatchObject({ kind: 'broken' });
  });
});

describe('normalizeRoute', () => {
  it.each([
    ['/a/', '/a'],
    ['//a//b', '/a/b'],
    ['/a/../b', '/b'],
    ['', '/'],
  ])('%s becomes %s', (path, route) => {
    expect(normalizeRoute(path)).toBe(route);
  });
});
