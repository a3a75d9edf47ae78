import type { Page } from '@playwright/test';
import { parseFeed } from 'htmlparser2';
import { basePath, expect, features, open, readExported, test } from './support/features';

const home = `${features.site.url}${basePath}`;
/** The newest post of all, the one with everything, and the oldest. */
const [newest, everything, oldest] = ['2024/03/10/entry-3', 'crane', 'old-1'].map((slug) => `${home}/blog/${slug}`);

const files = [
  { file: 'rss.xml', type: 'application/rss+xml' },
  { file: 'atom.xml', type: 'application/atom+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
] as const;

interface JsonFeed {
  feed_url: string;
  items: { url: string; content_html: string; date_published: string }[];
}

const json = () => JSON.parse(readExported('blog/feed.json')) as JsonFeed;

/** Texts of the elements with this name, as a browser reads the file. */
function elementTexts(page: Page, file: string, element: string): Promise<(string | undefined)[]> {
  return page.evaluate(
    ([xml, name]) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return [...document.getElementsByTagNameNS('*', name)].map((node) => node.textContent?.trim());
    },
    [readExported(`blog/${file}`), element] as const,
  );
}

test('feeds are named in the head of every page of the blog, and linked from the list', async ({ page }) => {
  for (const address of ['blog/crane', 'blog/tags', 'blog']) {
    await open(page, address);
    for (const { file, type } of files) {
      const link = page.locator(`head link[rel="alternate"][type="${type}"]`);
      await expect(link).toHaveAttribute('href', new RegExp(`${basePath}/blog/${file}$`));
    }
  }
  for (const { file } of files) {
    const link = page.getByRole('main').locator(`a[href="${basePath}/blog/${file}"]`);
    await expect(link).toBeVisible();
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

test('feed.json is a JSON Feed 1.1 of all posts, newest first, with diagrams as their source and tabs laid out', () => {
  const { items, ...feed } = json();
  expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: `${home}/blog/feed.json` });
  const urls = items.map(({ url }) => url);
  expect([urls[0], urls.at(-1)]).toEqual([newest, oldest]);
  expect(urls).toContain(everything);
  const dates = items.map(({ date_published }) => date_published);
  expect(dates).toEqual(dates.toSorted().reverse());

  const html = json().items.find(({ url }) => url === everything)?.content_html ?? '';
  expect(html).toContain('<code class="language-mermaid">flowchart LR');
  expect(html).toMatch(/<strong>Sail<\/strong>[\s\S]*lowerMast[\s\S]*<strong>Motor<\/strong>[\s\S]*emptyTank/);
});

test('the XML feeds hold the same posts and texts, which are whole and need nothing of this site', async ({ page }) => {
  for (const [file, element] of [
    ['rss.xml', 'encoded'],
    ['atom.xml', 'content'],
  ] as const) {
    const xml = readExported(`blog/${file}`);
    expect(await elementTexts(page, file, 'parsererror')).toEqual([]);
    expect(xml).toContain(`href="${home}/blog/${file}" rel="self"`);
    expect(parseFeed(xml)?.items.map(({ link }) => link)).toEqual(json().items.map(({ url }) => url));
    expect(await elementTexts(page, file, element)).toEqual(json().items.map(({ content_html }) => content_html));
  }

  const wanted = ['crane', 'new-jetty', 'old-1'].map((slug) => `${home}/blog/${slug}`);
  const items = json().items.filter(({ url }) => wanted.includes(url));
  expect(items).toHaveLength(wanted.length);
  for (const { url, content_html: html } of items) {
    const item = await page.evaluate((text) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      const addresses = [...body.querySelectorAll('[href], [src]')].map(
        (node) => node.getAttribute('href') ?? node.getAttribute('src') ?? '',
      );
      const foreign = [...body.querySelectorAll('script, style, button, iframe, [class]:not(code), [style], [id]')];
      return {
        relative: addresses.filter((address) => !/^(https:|mailto:)/.test(address)),
        foreign: foreign.map((node) => node.outerHTML),
        headings: [...body.querySelectorAll('h2, h3')].map((heading) => heading.textContent?.trim()),
        images: body.querySelectorAll('img').length,
      };
    }, html);
    expect(item).toMatchObject({ relative: [], foreign: [] });
    await page.goto(url.replace(`${home}/`, ''));
    const article = page.getByRole('article');
    const headings = await article.locator('h2, h3').allInnerTexts();
    expect(item.headings).toEqual(headings.map((text) => text.replace(/#$/, '').trim()));
    expect(item.images).toBe(await article.getByRole('img').count());
  }
});
