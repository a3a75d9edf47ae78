import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { tempFolder } from '../../temp-folder';
import { fixtureSite } from './fixture-site';

const page = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n\nText.\n`;

async function problems(redirects: { from: string; to: string }[], files = { 'docs/a.md': page('A') }) {
  const folder = tempFolder({ 'public/files/manual.pdf': '', ...files });
  const { diagnostics } = await checkContent({
    contentDir: join(folder, 'docs', '..'),
    publicDir: join(folder, 'public'),
    site: { ...fixtureSite, redirects },
  });
  return diagnostics.filter(({ code }) => code.startsWith('redirect/'));
}

test('the configuration may lead to pages, files, other redirects and other sites', async () => {
  const found = await problems(
    [
      { from: '/old', to: '/docs/a?x=1#part' },
      { from: '/older', to: '/old' },
      { from: '/manual', to: '/files/manual.pdf' },
      { from: '/away', to: 'https://example.org/#part' },
    ],
    { 'docs/a.md': `${page('A')}\n## Part\n` },
  );
  expect(found).toEqual([]);
});

test('a target that does not exist is named by its key, with the nearest route', async () => {
  const [found, ...others] = await problems([
    { from: '/old', to: '/docs/a' },
    { from: '/older', to: '/docs/aa' },
  ]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    severity: 'error',
    code: 'redirect/missing-target',
    message: 'redirects[1]: The redirect from /older leads nowhere: there is no /docs/aa',
  });
  expect(found?.hint).toContain('`/docs/a`');
  expect(found?.file).toMatch(/site\.config\.ts$/);
});

test('every redirect of a loop is reported', async () => {
  const found = await problems([
    { from: '/one', to: '/two' },
    { from: '/two', to: '/three#part' },
    { from: '/three', to: '/one.html' },
  ]);
  expect(found.map(({ code }) => code)).toEqual(['redirect/loop', 'redirect/loop', 'redirect/loop']);
});

test('a page keeps its address', async () => {
  const found = await problems([{ from: '/docs/a.html', to: 'https://example.org/' }]);
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    ['redirect/clash', 'redirects[0]: The address /docs/a belongs to docs/a.md, so nothing can redirect from it'],
  ]);
});

test.each([
  ['/index', '/ belongs to'],
  ['/docs/a/index', '/docs/a belongs to docs/a.md'],
  ['/404', '/404 belongs to the site itself'],
  ['/404.html', '/404 belongs to the site itself'],
  ['/_not-found', '/_not-found belongs to the site itself'],
  ['/_next/static/x', '/_next/static/x belongs to the site itself'],
])('nothing takes the place of the file of %s', async (from, message) => {
  const found = await problems([{ from, to: 'https://example.org/' }]);
  expect(found).toEqual([
    expect.objectContaining({ code: 'redirect/clash', message: expect.stringContaining(message) }),
  ]);
});

test('an address redirects once', async () => {
  const files = { 'docs/a.md': page('A', 'redirect_from: [/old]\n') };
  const found = await problems([{ from: '/old/', to: 'https://example.org/' }], files);
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    ['redirect/clash', 'redirects[0]: The address /old already redirects to /docs/a (docs/a.md)'],
  ]);
});

test('a draft redirects from nowhere', async () => {
  const files = { 'docs/a.md': page('A'), 'docs/b.md': page('B', 'draft: true\nredirect_from: [/docs/a]\n') };
  expect(await problems([], files)).toEqual([]);
});
