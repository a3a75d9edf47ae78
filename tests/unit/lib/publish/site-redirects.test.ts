import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/model/load-content';
import { formerBelow, redirectPage, redirectsBelow, redirectsFile, siteRedirects } from '@/lib/publish/site-redirects';
import { english } from '@/tests/support/english';
import { siteConfig } from '@/tests/support/site-config';
import { source } from '../../../support/content';

const site = siteConfig({
  redirects: [
    { from: '/older', to: '/old' },
    { from: '/away', to: 'https://example.org/?a=1&b="2"' },
  ],
});
const doc = source('Doc', 'docs/a.md', { redirect_from: ['/old.html', '/docs/ä/'] });
const redirects = siteRedirects(loadContent([doc], [], site, { drafts: false }), site);

test('redirects lead to their final targets', () => {
  expect(redirects).toEqual([
    { file: 'old', from: '/base/old', to: '/base/docs/a' },
    { file: 'docs/ä', from: '/base/docs/ä', to: '/base/docs/a' },
    { file: 'older', from: '/base/older', to: '/base/docs/a' },
    { file: 'away', from: '/base/away', to: 'https://example.org/?a=1&b="2"' },
  ]);
});

test('hosts get a line each, without spaces in it', () => {
  expect(redirectsFile(redirects).split('\n').slice(0, 2)).toEqual([
    '/base/old /base/docs/a 301',
    '/base/docs/%C3%A4 /base/docs/a 301',
  ]);
});

test('the file for hosts has no blank within an address', () => {
  const file = redirectsFile([{ from: '/a b', to: '/für alle/%20?q=é#é', file: 'a b' }]);
  expect(file).toBe('/a%20b /f%C3%BCr%20alle/%20?q=%C3%A9#%C3%A9 301\n');
});

test('a page names its target as canonical, refreshes and links to it; no target can break out of an attribute', () => {
  const [first, , , away] = redirects;
  if (!first || !away) throw new Error('redirects are missing');
  const html = redirectPage(first, site, english);
  expect(html).toContain('<link rel="canonical" href="https://example.com/base/docs/a">');
  expect(html).toContain('content="0; url=/base/docs/a"');
  expect(html).toContain('<a href="/base/docs/a">');
  expect(redirectPage(away, site, english)).toContain('href="https://example.org/?a=1&amp;b=&quot;2&quot;"');
});

test('another language has them below its prefix, to its own pages where it has them', () => {
  const written = [
    { from: '/old/', to: '/docs/a?x=1#y' },
    { from: '/older', to: '/old' },
    { from: '/file', to: '/a.pdf' },
    { from: '/start', to: '/' },
    { from: '/away', to: 'https://example.org' },
    { from: '/taken', to: '/docs/a' },
    { from: '/said', to: '/docs/a' },
    { from: '/de/said', to: '/docs/a' },
  ];
  const below = redirectsBelow('/de', written, new Set(['/de', '/de/docs/a', '/de/taken']));
  expect(below).toEqual([
    { from: '/de/old', to: '/de/docs/a?x=1#y' },
    { from: '/de/older', to: '/de/old' },
    { from: '/de/file', to: '/a.pdf' },
    { from: '/de/start', to: '/de' },
    { from: '/de/away', to: 'https://example.org' },
  ]);
});

test('former addresses lead to the page in other languages too', () => {
  const load = (data: Record<string, unknown>, routePrefix: string) =>
    loadContent(
      [source('Doc', 'docs/a.md', data), source('Doc', 'docs/b.md')],
      [],
      { ...site, routePrefix },
      { drafts: false },
    );
  const standard = load({ redirect_from: ['/old', '/de/very-old', '/b', '/said', '/docs/b'] }, '');
  const local = load({ slug: 'ah', redirect_from: ['/de/b'] }, '/de');
  const redirects = [{ from: '/de/said', to: '/docs/b' }];
  expect(formerBelow('/de', standard, local, redirects)).toEqual([{ from: '/de/old', to: '/de/docs/ah' }]);
});
