import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkExport, readExport } from '@/lib/check/export/check-export';
import { writeAddressPages } from '@/lib/publish/address-pages';
import { english } from '@/tests/support/english';
import { siteConfig } from '@/tests/support/site-config';
import { tempFolder } from '@/tests/unit/temp-folder';

const site = siteConfig();
const files = {
  'index.html': 'home',
  '404.html': 'not found',
  '_not-found.html': 'not found',
  'docs/ä b.html': 'page',
  'docs/own.html': 'page',
  'docs/own/index.html': 'page too',
  'img/logo.svg': 'x',
};

it('leads from the folder of each page to its file, whatever path the site lives under', () => {
  const dir = tempFolder(files);
  expect(writeAddressPages(dir, site, [{ site, language: english }])).toBe(1);
  const html = readFileSync(join(dir, 'docs/ä b/index.html'), 'utf8');
  expect(html).toContain('content="0; url=../%C3%A4%20b.html"');
  expect(html).toContain('<a href="../%C3%A4%20b.html">');
  expect(html).toContain('<link rel="canonical" href="https://example.com/base/docs/%C3%A4%20b">');
  expect(html.length).toBeLessThan(700);
  expect(
    ['404/index.html', '_not-found/index.html', 'index/index.html'].filter((x) => existsSync(join(dir, x))),
  ).toEqual([]);
  expect(readFileSync(join(dir, 'docs/own/index.html'), 'utf8')).toBe('page too');
  expect(writeAddressPages(dir, site, [{ site, language: english }])).toBe(0);
});

it('the export check takes them for what they are, and two real pages for a duplicate', () => {
  const dir = tempFolder(files);
  writeAddressPages(dir, site, [{ site, language: english }]);
  const context = { origin: site.url, basePath: site.basePath, exportDir: 'out', contentDir: 'content', allowed: {} };
  const found = checkExport(readExport(dir), context).diagnostics;
  expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'duplicate-route docs/own.html and docs/own/index.html have the same address /docs/own.',
  ]);
});
