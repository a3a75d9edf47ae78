import { belowNavbar } from './support/scroll';
import { basePath, exportedPages, readExported, siteTitle } from './support/site';
import { expect, open, test } from './support/test';

const titles = ['Welcome', 'From a text file to a diagram', 'What you can do with the keyboard', 'First blog post'];
const posts = ['welcome', 'mdx-blog-post', 'long-blog-post', 'first-blog-post'];

test('the blog has the addresses of the site before it', () => {
  const lists = ['blog', 'blog/archive', 'blog/authors', 'blog/authors/forja', 'blog/tags'];
  const tags = ['docusaurus', 'facebook', 'hello', 'hola'].map((tag) => `blog/tags/${tag}`);
  const found = exportedPages().filter((page) => /^blog(\/|$)/.test(page));
  expect(found).toEqual([...lists, ...tags, ...posts.map((post) => `blog/${post}`)].sort());
});

test('the list shows the newest post first, each up to its mark', async ({ page }) => {
  await open(page, 'blog');
  const items = page.locator('main article');
  await expect(items.getByRole('heading', { level: 2 })).toHaveText(titles);
  await expect(items.locator('time')).toHaveText(['August 26, 2021', 'August 1, 2021', 'May 29, 2019', 'May 28, 2019']);
  await expect(items.first().locator('time')).toHaveAttribute('datetime', '2021-08-26');
  await expect(items.first()).toContainText('1 min read');
  await expect(items.first().getByRole('heading')).toHaveCount(1);
  await expect(items.first().getByRole('img', { name: /^Seven services/ })).toBeVisible();
  const more = items.getByRole('link', { name: /^Read more/ });
  await expect(more).toHaveCount(4);
  await more.and(page.getByRole('link', { name: `Read more of ${titles[2]}` })).click();
  await expect(page.locator('h1')).toHaveText(titles[2] ?? '');
});

for (const address of ['blog', 'blog/tags/docusaurus', 'blog/authors/forja']) {
  test(`no id of /${address} is there twice, and every link within it leads somewhere`, async ({ page }) => {
    await open(page, address);
    const { ids, targets } = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      targets: [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    }));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
}

test('a post names its authors, tags and date, and where it can be edited', async ({ page }) => {
  await open(page, 'blog/mdx-blog-post');
  await expect(page.locator('.post-header time')).toHaveAttribute('datetime', '2021-08-01');
  const authors = page.getByRole('list', { name: 'Authors' });
  await expect(authors.getByRole('listitem')).toHaveText([/^ND\s*Nexus documentation/, /^Forja Games/]);
  await expect(authors.getByRole('link', { name: 'Forja Games' })).toHaveAttribute(
    'href',
    `${basePath}/blog/authors/forja`,
  );
  const tags = page.getByRole('list', { name: 'Tags' }).getByRole('link');
  await expect(tags).toHaveText(['Docusaurus', 'Facebook']);
  await expect(page.getByRole('link', { name: 'Edit this post' })).toHaveAttribute(
    'href',
    /\/edit\/main\/content\/blog\/2021-08-01-mdx-blog-post\.mdx$/,
  );
  await expect(page.getByRole('navigation', { name: 'Recent posts' }).locator('[aria-current="page"]')).toHaveText(
    titles[1] ?? '',
  );
});

test('components of a post are alive', async ({ page }) => {
  await open(page, 'blog/mdx-blog-post');
  const diagram = page.locator('figure.mermaid');
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram).toHaveAttribute('data-drawn', 'true', { timeout: 20_000 });
  await page.getByRole('tab', { name: 'Browser' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Browser' })).toContainText('fgApi.getInstance');
});

test('lists that are in order are numbered', async ({ page }) => {
  await open(page, 'blog/welcome');
  await expect(page.locator('.prose ol')).toHaveCSS('list-style-type', 'decimal');
});

test('the table of contents follows the reader', async ({ page }) => {
  await open(page, 'blog/long-blog-post');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await toc.getByRole('link', { name: 'Single keys' }).click();
  await expect(toc.locator('[aria-current]')).toHaveText('Single keys');
  expect(await belowNavbar(page, page.locator('#single-keys'))).toBeGreaterThanOrEqual(0);
});

test('a post leads to the newer and the older one, by link and by key', async ({ page }) => {
  await open(page, 'blog/mdx-blog-post');
  const pager = page.getByRole('navigation', { name: 'Newer and older post' });
  await expect(pager.getByRole('link', { name: /^Newer post/ })).toHaveAttribute('href', `${basePath}/blog/welcome`);
  await pager.getByRole('link', { name: /^Older post/ }).click();
  await expect(page.locator('h1')).toHaveText(titles[2] ?? '');
  await page.keyboard.press(']');
  await expect(page.locator('h1')).toHaveText(titles[3] ?? '');
  await expect(page.locator('a[rel="next"]')).toHaveCount(0);
  await page.keyboard.press('[');
  await expect(page.locator('h1')).toHaveText(titles[2] ?? '');
});

test('g b, the navigation bar and the footer lead to the blog', async ({ page }) => {
  await open(page, '');
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page.locator('h1')).toHaveText('Blog');
  const link = page.getByRole('link', { name: 'Blog', exact: true });
  await expect(page.getByRole('navigation', { name: 'Main' }).locator(link)).toHaveCount(1);
  await expect(page.getByRole('contentinfo').locator(link)).toHaveAttribute('href', `${basePath}/blog`);
});

test('tags are counted and lead to their posts', async ({ page }) => {
  await open(page, 'blog/tags');
  const items = page.locator('main li');
  await expect(items.getByRole('link')).toHaveText(['Docusaurus', 'Facebook', 'Hello', 'Hola']);
  await expect(items.locator('.post-count')).toHaveText(['4 posts', '2 posts', '2 posts', '1 post']);
  await items.getByRole('link', { name: 'Hello' }).click();
  await expect(page.locator('h1')).toHaveText('Posts tagged “Hello”');
  await expect(page.locator('main .lead')).toHaveText('Introductions to this site and to the platform.');
  await expect(page.locator('main article h2')).toHaveText([titles[0] ?? '', titles[2] ?? '']);
});

test('authors lead to their pages, where they have one', async ({ page }) => {
  await open(page, 'blog/authors');
  await expect(page.locator('main li .post-count')).toHaveText(['2 posts', '3 posts']);
  await expect(page.locator('main li').getByRole('link')).toHaveText(['Forja Games']);
  await page.locator('main li').getByRole('link').click();
  await expect(page.locator('h1')).toHaveText('Forja Games');
  await expect(page.locator('main article h2')).toHaveText(titles.slice(0, 2));
  const elsewhere = page.getByRole('list', { name: 'Forja Games elsewhere' }).getByRole('link');
  await expect(elsewhere).toHaveText(['GitHub', 'Twitter', 'Itch.io']);
});

test('the archive holds every post, by year', async ({ page }) => {
  await open(page, 'blog/archive');
  await expect(page.getByRole('navigation', { name: 'Blog' }).locator('[aria-current="page"]')).toHaveText('Archive');
  await expect(page.getByRole('region', { name: '2021' }).getByRole('link')).toHaveText(titles.slice(0, 2));
  await expect(page.getByRole('region', { name: '2019' }).getByRole('link')).toHaveText(titles.slice(2));
});

test('head and body of a post say the same', async ({ page }) => {
  await open(page, 'blog/welcome');
  const content = (property: string) => page.locator(`meta[property="${property}"]`);
  await expect(page).toHaveTitle(`Welcome | ${siteTitle}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${basePath}/blog/welcome$`));
  await expect(content('og:type')).toHaveAttribute('content', 'article');
  await expect(content('og:title')).toHaveAttribute('content', 'Welcome');
  await expect(content('article:published_time')).toHaveAttribute('content', '2021-08-26T00:00:00.000Z');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    (await page.locator('.post-header .lead').textContent()) ?? '',
  );
});

test('listed posts can be found from the not-found page', () => {
  const pages = JSON.parse(readExported('pages.json')) as { href: string }[];
  expect(pages.map(({ href }) => href)).toEqual(
    expect.arrayContaining(posts.map((post) => `${basePath}/blog/${post}`)),
  );
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the recent posts stand below the text', async ({ page }) => {
    await open(page, 'blog/welcome');
    const top = (selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect().top);
    expect(await top('.recent-posts')).toBeGreaterThan(await top('main'));
    await page
      .getByRole('navigation', { name: 'Recent posts' })
      .getByRole('link', { name: titles[3] ?? '' })
      .click();
    await expect(page.locator('h1')).toHaveText(titles[3] ?? '');
  });
});

test.describe('without JavaScript', () => {
  // The browser reports preloads of scripts it may not run.
  test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

  test('lists and posts can be read', async ({ page }) => {
    await page.goto('blog');
    await page.getByRole('link', { name: `Read more of ${titles[1]}` }).click();
    await expect(page.locator('h1')).toHaveText(titles[1] ?? '');
    for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible();
    await expect(page.locator('figure.mermaid pre code')).toBeVisible();
    await expect(page.locator('button:visible')).toHaveCount(0);
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page.locator('main article')).toHaveCount(4);
  });
});
