import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { site } from '../../lib/config/site';
import { exportDir, exportedPages, pageFiles, readExported } from './support/site';
import { expect, open, test } from './support/test';

const origin = `${site.url}${site.basePath}/`;
const doc = 'docs/services/store';
const post = 'blog/welcome';
const samples = ['', doc, 'docs/intro', post, 'markdown-page'];

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

/** Structured data of a page, by type. */
async function things(page: Page): Promise<Map<string, Thing>> {
  const [text = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { '@context': context, '@graph': graph } = JSON.parse(text) as { '@context': string; '@graph': Thing[] };
  expect(context).toBe('https://schema.org');
  return new Map(graph.map((thing) => [thing['@type'], thing]));
}

/** Content of a head's meta elements by name or property. A second one of a name fails. */
async function metas(page: Page): Promise<Map<string, string>> {
  const pairs = await page
    .locator('meta[name], meta[property]')
    .evaluateAll((elements) =>
      elements.map((element): [string, string] => [
        element.getAttribute('property') ?? element.getAttribute('name') ?? '',
        element.getAttribute('content') ?? '',
      ]),
    );
  const names = pairs.map(([name]) => name).filter((name) => name !== 'article:tag');
  expect(names).toEqual([...new Set(names)]);
  return new Map(pairs);
}

test('the sitemap is valid and lists every page once, with the date of its last change', () => {
  const xml = readExported('sitemap.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(xml) as {
    urlset: { '@_xmlns': string; url: { loc: string; lastmod?: string }[] };
  };
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const listed = exportedPages().filter(
    (address) => !/<meta name="robots" content="noindex/.test(readExported(`${address || 'index'}.html`)),
  );
  expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(listed.map((address) => `${origin}${address}`).sort());
  for (const { loc, lastmod } of urlset.url) {
    if (loc.includes('/docs/')) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\dT/);
    if (lastmod) expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
  }
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
  expect(manifest.name).toBe(site.title);
  await page.goto(`${baseURL}`);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icons = [
    ...manifest.icons,
    { src: touch ?? '', sizes: '180x180' },
    { src: `${site.basePath}/favicon.ico`, sizes: '32x32' },
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

for (const address of samples) {
  test(`/${address} says the same to search engines, link previews and readers`, async ({ page }) => {
    await open(page, address);
    await expect(page.locator('h1')).toHaveText(/\S/);
    const title = (await page.locator('h1').textContent()) ?? '';
    const meta = await metas(page);
    const description = meta.get('description') ?? '';
    const url = `${origin}${address}`;
    expect(description).not.toBe('');
    expect(
      await page
        .locator('link[rel="canonical"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([url]);
    expect(
      Object.fromEntries([...meta].filter(([name]) => name.startsWith('og:') && !name.startsWith('og:image'))),
    ).toEqual({
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:site_name': site.title,
      'og:type': address === '' ? 'website' : 'article',
    });
    const found = await things(page);
    if (address === '') {
      expect([...found.keys()]).toEqual(['WebSite']);
      expect(found.get('WebSite')).toMatchObject({ name: site.title, url, description });
      expect(JSON.stringify(found.get('WebSite')?.['potentialAction'])).toContain(`${origin}?q={search_term_string}`);
      return;
    }
    if (address.startsWith('docs/'))
      expect(found.get('TechArticle')).toMatchObject({ headline: title, description, url });
    if (address === post) expect(found.get('BlogPosting')).toMatchObject({ headline: title, description, url });
    const steps = found.get('BreadcrumbList')?.['itemListElement'] as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(0)).toMatchObject({ name: site.title, item: origin });
    expect(steps.at(-1)).toMatchObject({ name: title, item: url });
  });
}

test('every page has a picture for link previews, small and of the size it says', () => {
  const seen = new Set<string>();
  for (const address of exportedPages()) {
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
  expect(seen.size).toBeGreaterThan(30);
});

test('breadcrumbs for machines are those of the page', async ({ page }) => {
  await open(page, doc);
  const shown = await page.locator('.breadcrumbs li').allInnerTexts();
  const steps = (await things(page)).get('BreadcrumbList')?.['itemListElement'] as { name: string }[];
  expect(steps.slice(1).map(({ name }) => name)).toEqual(shown);
});

test('a page names itself as Markdown, and the file is there', async ({ page, request, baseURL }) => {
  await open(page, doc);
  const link = page.locator('link[rel="alternate"][type="text/markdown"]');
  await expect(link).toHaveAttribute('href', `${site.basePath}/${doc}.md`);
  const response = await request.get(`${baseURL}${doc}.md`);
  expect(response.headers()['content-type']).toMatch(/^text\/markdown; charset=utf-8/);
  expect(await response.text()).toBe(readExported(`${doc}.md`));
});

test('what only machines read is in the HTML and in none of the payloads', () => {
  const [html = '', ...payloads] = pageFiles(doc);
  expect(html).toContain('og:title');
  expect(payloads.length).toBeGreaterThan(1);
  for (const payload of payloads) expect(payload).not.toMatch(/og:|ld\+json|text\/markdown/);
});

test('a page that is not there is not listed', () => {
  expect(readExported('404.html')).toContain('<meta name="robots" content="noindex');
  expect(readExported('sitemap.xml')).not.toContain('404');
});

for (const address of ['', doc, post]) {
  // What the SEO audits of Lighthouse look at; those of this list that no other test covers.
  test(`/${address || 'home'} passes what search engines ask of a page`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, address);
    await expect(page).toHaveTitle(/\S/);
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^[a-z]{2}/);
    expect(await page.locator('meta[name="viewport"]').getAttribute('content')).toContain('width=device-width');
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    const found = await page.evaluate(() => {
      const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let all = 0;
      let small = 0;
      for (let node = text.nextNode(); node; node = text.nextNode()) {
        const element = node.parentElement;
        if (!element?.checkVisibility() || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName)) continue;
        const length = node.textContent?.trim().length ?? 0;
        all += length;
        if (Number.parseFloat(getComputedStyle(element).fontSize) < 12) small += length;
      }
      const links = [...document.querySelectorAll('a')];
      return {
        smallText: small / all,
        vague: links
          .map((link) => link.textContent?.trim().toLowerCase() ?? '')
          .filter((name) => /^(click here|here|more|read more|this|link)$/.test(name)),
        nameless: links
          .filter((link) => !(link.textContent?.trim() || link.getAttribute('aria-label')))
          .map((link) => link.outerHTML),
        deadLinks: links.filter((link) => !/^(https?:|mailto:|tel:)/.test(link.href)).map((link) => link.outerHTML),
        noAlt: [...document.images].filter((image) => image.getAttribute('alt') === null).map((image) => image.src),
        plugins: document.querySelectorAll('object, embed, applet').length,
        outdated: document.doctype?.publicId ?? 'no doctype',
      };
    });
    expect(found).toEqual({
      smallText: expect.any(Number),
      vague: [],
      nameless: [],
      deadLinks: [],
      noAlt: [],
      plugins: 0,
      outdated: '',
    });
    expect(found.smallText).toBeLessThan(0.4);
  });
}
