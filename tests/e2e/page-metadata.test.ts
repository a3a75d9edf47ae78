import type { Page } from '@playwright/test';
import { basePath, expect, features, open, readExported, siteTitle, test } from './support/features';

const origin = `${features.site.url}${basePath}/`;
const doc = 'docs/finding/lanterns';
const post = 'blog/2024/02/10/entry-2';
const samples = ['', doc, 'docs/start', post, 'about'];

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

/** What the SEO audits of Lighthouse look at; those of this list that no other test covers. */
async function expectToPassAudits(page: Page, address: string): Promise<void> {
  await expect(page, address).toHaveTitle(/\S/);
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
  expect(found, address).toEqual({
    smallText: expect.any(Number),
    vague: [],
    nameless: [],
    deadLinks: [],
    noAlt: [],
    plugins: 0,
    outdated: '',
  });
  expect(found.smallText, address).toBeLessThan(0.4);
}

async function expectToSayTheSame(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const meta = await metas(page);
  const description = meta.get('description') ?? '';
  const url = `${origin}${address}`;
  expect(description).not.toBe('');
  expect(
    await page.locator('link[rel="canonical"]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([url]);
  expect(
    Object.fromEntries([...meta].filter(([name]) => name.startsWith('og:') && !name.startsWith('og:image'))),
  ).toEqual({
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:site_name': siteTitle,
    'og:type': address === '' ? 'website' : 'article',
  });
  const found = await things(page);
  if (address === '') {
    expect([...found.keys()]).toEqual(['WebSite']);
    expect(found.get('WebSite')).toMatchObject({ name: siteTitle, url, description: features.site.description });
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
  expect(steps.at(0)).toMatchObject({ name: siteTitle, item: origin });
  expect(steps.at(-1)).toMatchObject({ name: title, item: url });
}

test('pages say the same to search engines, link previews and readers, and pass what search engines ask', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of samples) {
    await open(page, address);
    await expectToSayTheSame(page, address);
    await expectToPassAudits(page, address);
  }
});

test('a doc tells machines its breadcrumbs, where its Markdown is, what it is called and about, and nothing twice', async ({
  page,
  request,
  baseURL,
}) => {
  await open(page, doc);
  const shown = await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').allInnerTexts();
  const steps = (await things(page)).get('BreadcrumbList')?.['itemListElement'] as { name: string }[];
  expect(steps.slice(1).map(({ name }) => name)).toEqual(shown);
  const link = page.locator('link[rel="alternate"][type="text/markdown"]');
  await expect(link).toHaveAttribute('href', `${basePath}/${doc}.md`);
  const response = await request.get(`${baseURL}${doc}.md`);
  expect(response.headers()['content-type']).toMatch(/^text\/markdown; charset=utf-8/);
  expect(await response.text()).toBe(readExported(`${doc}.md`));

  await open(page, 'docs/imports/files');
  await expect(page).toHaveTitle('Files of all kinds | Harbor');
  await expect(page.locator('title')).toHaveCount(1);
  const meta = await metas(page);
  expect(meta.get('description')).toBe('What lies beside a document.');
  expect(meta.get('author')).toBe('Mira');
  expect(meta.get('og:description')).toBe('What lies beside a document.');
  await open(page, 'blog/old-1');
  await expect(page).toHaveTitle('The calm month | Harbor');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Old entry 1');
});
