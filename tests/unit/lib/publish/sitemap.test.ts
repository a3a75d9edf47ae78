import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { sitemapFiles } from '@/lib/publish/sitemap';

const entry = (path: string) => ({ url: `https://harbor.example/${path}`, modified: undefined, alternates: [] });
const addressOf = (file: string) => `https://harbor.example/${file}`;
const read = (xml = '') => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser().parse(xml) as {
    urlset?: { url: { loc: string } | { loc: string }[] };
    sitemapindex?: { sitemap: { loc: string }[] };
  };
};
const locs = (xml?: string) => [read(xml).urlset?.url ?? []].flat().map(({ loc }) => loc.slice(addressOf('').length));

it('a sitemap is one file as long as it may be', () => {
  const files = sitemapFiles(['c', 'a', 'b'].map(entry), addressOf, { addresses: 3, bytes: 10_000 });
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(locs(files.get('sitemap.xml'))).toEqual(['a', 'b', 'c']);
  expect([...sitemapFiles([], addressOf).keys()]).toEqual(['sitemap.xml']);
});

it.each([
  ['addresses', { addresses: 2, bytes: 10_000 }],
  ['bytes', { addresses: 100, bytes: 100 }],
])('one of too many %s is an index of several, with every address once', (_what, limits) => {
  const files = sitemapFiles(['a', 'b', 'c', 'd', 'e'].map(entry), addressOf, limits);
  const index = read(files.get('sitemap.xml')).sitemapindex?.sitemap.map(({ loc }) => loc);
  const parts = [...files.keys()].slice(1);
  expect(index).toEqual(parts.map(addressOf));
  expect(parts).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
  expect(parts.flatMap((name) => locs(files.get(name)))).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('keeps to 50,000 addresses', () => {
  const files = sitemapFiles(
    Array.from({ length: 50_001 }, (_, at) => entry(String(at))),
    addressOf,
  );
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
});
