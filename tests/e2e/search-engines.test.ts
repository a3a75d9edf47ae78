import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { pagesOf } from './support/any-site';
import { basePath, expect, exportDir, features, pageFiles, readExported, siteTitle, test } from './support/features';

const origin = `${features.site.url}${basePath}/`;
test('the sitemap is valid and lists every page once, with the date of its last change, and none that is not there', () => {
  const xml = readExported('sitemap.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(xml) as {
    urlset: { '@_xmlns': string; url: { loc: string; lastmod?: string }[] };
  };
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const listed = pagesOf(exportDir).filter(
    (address) => !/<meta name="robots" content="noindex/.test(readExported(`${address || 'index'}.html`)),
  );
  expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(listed.map((address) => `${origin}${address}`).sort());
  for (const { loc, lastmod } of urlset.url) {
    if (loc === `${origin}docs/start`) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\dT/);
    if (lastmod) expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
  }
  expect(readExported('404.html')).toContain('<meta name="robots" content="noindex');
  expect(xml).not.toContain('404');
});

test('robots may read everything and learn where the sitemap is', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL}robots.txt`);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await response.text()).trim().split('\n');
  expect(lines.filter((line) => line !== '')).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${origin}sitemap.xml`]);
});

test('the manifest names icons of the size it says', async ({ page, baseURL }) => {
  const manifest = JSON.parse(readExported('manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe(siteTitle);
  await page.goto(`${baseURL}`);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icons = [
    ...manifest.icons,
    { src: touch ?? '', sizes: '180x180' },
    { src: `${basePath}/favicon.ico`, sizes: '32x32' },
  ];
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test('every page has a picture for link previews, small and of the size it says; what only machines read is in no payload', () => {
  const seen = new Set<string>();
  for (const address of pagesOf(exportDir)) {
    const html = readExported(`${address || 'index'}.html`);
    const content = (property: string) =>
      new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    const url = content('og:image');
    expect(url, address).toMatch(/^https:/);
    const png = readFileSync(join(exportDir, url.slice(origin.length)));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String), address).toEqual([
      content('og:image:width'),
      content('og:image:height'),
    ]);
    expect(png.length, address).toBeLessThan(40_000);
    expect(content('og:image:alt'), address).not.toBe('');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    seen.add(url);
  }
  // Pages of one title in one section share a picture.
  expect(seen.size).toBeGreaterThan(5);

  const [html = '', ...payloads] = pageFiles('docs/start');
  expect(html).toContain('og:title');
  expect(payloads).toHaveLength(1);
  for (const payload of payloads) expect(payload).not.toMatch(/og:|ld\+json|text\/markdown/);
});
