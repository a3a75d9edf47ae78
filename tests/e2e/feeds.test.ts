import { parseFeed } from 'htmlparser2';
import { site } from '../../lib/config/site';
import { readExported } from './support/site';
import { expect, open, test } from './support/test';

const home = `${site.url}${site.basePath}`;
const posts = ['welcome', 'mdx-blog-post', 'long-blog-post', 'first-blog-post'].map((slug) => `${home}/blog/${slug}`);

const files = [
  { file: 'rss.xml', type: 'application/rss+xml' },
  { file: 'atom.xml', type: 'application/atom+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
] as const;

interface JsonFeed {
  feed_url: string;
  items: { url: string; content_html: string }[];
}

const json = () => JSON.parse(readExported('blog/feed.json')) as JsonFeed;

for (const { file, type } of files) {
  test(`${file} is named in the head of every page of the blog, and linked from the list`, async ({ page }) => {
    for (const address of ['blog', 'blog/welcome', 'blog/tags']) {
      await open(page, address);
      const link = page.locator(`head link[rel="alternate"][type="${type}"]`);
      await expect(link).toHaveAttribute('href', new RegExp(`${site.basePath}/blog/${file}$`));
    }
    await open(page, 'blog');
    const href = await page.locator(`.feed-links a[href$="${file}"]`).getAttribute('href');
    expect((await page.request.get(href ?? '')).status()).toBe(200);
  });
}

for (const file of ['rss.xml', 'atom.xml']) {
  test(`${file} is a feed of all posts, newest first`, async ({ page }) => {
    const xml = readExported(`blog/${file}`);
    const errors = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      return [...document.querySelectorAll('parsererror')].map((error) => error.textContent);
    }, xml);
    expect(errors).toEqual([]);
    expect(xml).toContain(`href="${home}/blog/${file}" rel="self"`);
    expect(parseFeed(xml)?.items.map(({ link }) => link)).toEqual(posts);
  });
}

test('feed.json is a JSON Feed 1.1 of all posts, newest first', () => {
  expect(json()).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: `${home}/blog/feed.json` });
  expect(json().items.map(({ url }) => url)).toEqual(posts);
});

test('all three hold the same texts', async ({ page }) => {
  const texts = json().items.map(({ content_html }) => content_html);
  for (const [file, element] of [
    ['rss.xml', 'encoded'],
    ['atom.xml', 'content'],
  ] as const) {
    const found = await page.evaluate(
      ([xml, name]) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        return [...document.getElementsByTagNameNS('*', name)].map((node) => node.textContent?.trim());
      },
      [readExported(`blog/${file}`), element] as const,
    );
    expect(found).toEqual(texts);
  }
});

test('texts are whole and need nothing of this site', async ({ page }) => {
  for (const { url, content_html: html } of json().items) {
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
    const headings = await page.locator('.prose :is(h2, h3)').allInnerTexts();
    expect(item.headings).toEqual(headings.map((text) => text.replace(/#$/, '').trim()));
    expect(item.images).toBe(await page.locator('.prose img').count());
  }
});

test('diagrams are their source, and tabs are laid out', () => {
  const html = json().items[1]?.content_html ?? '';
  expect(html).toContain('<code class="language-mermaid">flowchart LR');
  expect(html).toMatch(/<strong>TypeScript<\/strong>[\s\S]*NexusFactory[\s\S]*<strong>Browser<\/strong>[\s\S]*fgApi/);
});
