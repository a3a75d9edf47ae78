import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { testSite } from '../support/sites';
import { sweepSite } from './support/any-site';
import { findings } from './support/axe';
import { expect, test, untilInteractive } from './support/test';

const site = testSite('sidebars');
const { basePath } = site.site;

test.use({ served: site });

sweepSite(site, 'routes');

const sidebar = (page: Page) =>
  page.getByRole('complementary').getByRole('navigation', { name: 'Documentation pages' });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Previous and next page' });

test('a page shows its own sidebar, opens its way through it, and pages through it', async ({ page }) => {
  await page.goto('next/care/pruning');
  const items = sidebar(page);
  await expect(items.getByRole('link', { name: 'Pruning' })).toHaveAttribute('aria-current', 'page');
  await expect(items.getByRole('link', { name: 'Apples, for example' })).toBeVisible();
  await expect(items.getByRole('link', { name: 'Seed catalogue' })).toBeHidden();
  await expect(items.getByRole('link', { name: 'By name' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveText(/Care.*Pruning/);
  await expect(pager(page).getByRole('link')).toHaveText([/All about care/, /Water$/]);
});

test('markup between the items is shown, and runs nothing', async ({ page }) => {
  await page.goto('next');
  const markup = sidebar(page).getByRole('listitem').filter({ hasText: 'Round the year' });
  await expect(markup.getByRole('link')).toHaveAttribute('href', `${basePath}/next/loose`);
  expect(await markup.innerHTML()).not.toMatch(/onclick|script|alert/);
});

test('a category of links opens from the tree that is loaded once, and leads to other sites in a new tab', async ({
  page,
}) => {
  await page.goto('next/category/tools');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools of the trade');
  const card = page.getByRole('main').getByRole('link', { name: 'Seed catalogue' });
  await expect(card).toHaveAttribute('target', '_blank');
  await expect(sidebar(page).getByRole('link', { name: 'Seed catalogue' })).toHaveAttribute('href', /^https:/);
  await expect(pager(page).getByRole('link').first()).toHaveText(/Water/);
});

test('a page in no sidebar has none, and one may ask for another', async ({ page }) => {
  for (const address of ['loose', 'alone']) {
    await page.goto(`next/${address}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(sidebar(page)).toHaveCount(0);
  }
  await page.goto('next/guest');
  await expect(sidebar(page).getByRole('link', { name: 'By name' })).toBeVisible();
  await expect(pager(page)).toHaveCount(0);
});

test('links of the navbar lead to a doc and a sidebar, in the version of the reader', async ({ page }) => {
  await page.goto('');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Pruning' })).toHaveAttribute('href', `${basePath}/care/pruning`);
  await page.goto('next');
  await expect(main.getByRole('link', { name: 'Pruning' })).toHaveAttribute('href', `${basePath}/next/care/pruning`);
  await expect(main.getByRole('link', { name: 'Fruit' })).toHaveAttribute('href', `${basePath}/next/fruit/apples`);
});

test('the navbar marks the link into the sidebar of the page, in every version', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  for (const [address, texts, value] of [
    ['next/fruit/pears', ['Fruit'], 'true'],
    ['fruit/apples', ['Fruit'], 'page'],
    // It asks for the sidebar of the fruit, among whose pages it does not lie.
    ['next/guest', ['Fruit'], 'true'],
    ['next/care/watering', ['Pruning'], 'true'],
    ['next/loose', [], ''],
    ['news', [], ''],
  ] as const) {
    await page.goto(address);
    await expect(marked, address).toHaveText(texts);
    for (const link of await marked.all()) await expect(link, address).toHaveAttribute('aria-current', value);
  }
});

for (const [width, name] of [
  [1280, 'beside the page'],
  [390, 'in the menu'],
] as const) {
  test(`six levels of long words fit into the sidebar ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const levels = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6'].join('/');
    await page.goto(`next/deep/${levels}/bottom`);
    if (width < 997) await page.getByRole('button', { name: 'Menu' }).click();
    const tree = page.getByRole('navigation', { name: 'Documentation pages' }).filter({ visible: true });
    await expect(tree.getByRole('link', { name: 'Endodormancy' })).toBeVisible();
    const excess = await tree.evaluate((nav) => {
      const frame = nav.parentElement ?? nav;
      const edge = frame.getBoundingClientRect().right;
      const beyond = [...nav.querySelectorAll('a, button')].filter((item) => item.getBoundingClientRect().right > edge);
      return { scroll: frame.scrollWidth - frame.clientWidth, beyond: beyond.length };
    });
    expect(excess).toEqual({ scroll: 0, beyond: 0 });
  });
}

test('each sidebar is a file, and no page holds those of another', () => {
  const files = readdirSync(join(site.out, 'sidebar')).sort();
  expect(files).toEqual(['1.0.json', '1.0~2.json', 'current.json', 'current~2.json']);
  const html = readFileSync(join(site.out, 'next.html'), 'utf8');
  expect(html).toContain(`sidebar/current.json`);
  expect(html).not.toContain('Cherries');
});

test('the search gives its room to the links of the navbar before they wrap', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await page.goto('next');
  await untilInteractive(page);
  const look = () =>
    page.locator('.navbar').evaluate((bar) => ({
      height: bar.getBoundingClientRect().height,
      search: bar.querySelector('button.search-box')?.getBoundingClientRect().width,
    }));
  const before = await look();
  expect(before.search).toBe(160);
  await page.getByRole('navigation', { name: 'Main' }).evaluate((nav) => {
    const link = nav.querySelector('a');
    const add = () => link && nav.append(link.cloneNode(true));
    while (nav.getBoundingClientRect().height < 50) add();
    nav.lastElementChild?.remove();
  });
  const after = await look();
  expect(after.height).toBe(before.height);
  expect(after.search).toBeLessThan(120);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(997);
});

test.describe('a menu of the navbar', () => {
  const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test('opens by keyboard, leads on in the version of the reader, and to other sites in a new tab', async ({
    page,
  }) => {
    await page.goto('next');
    const button = main(page).getByRole('button', { name: 'Elsewhere' });
    await button.focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menu', { name: 'Elsewhere' }).getByRole('menuitem');
    await expect(items).toHaveText(['Pruning tools', /forum/]);
    await expect(items.last()).toHaveAttribute('target', '_blank');
    // A menu that floats is in no landmark.
    expect(await findings(page, { without: ['region'] })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${basePath}/next/care/pruning`);
  });

  test('is a list below its name in the menu of a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Main menu' }).click();
    const links = page.getByRole('group', { name: 'Elsewhere' }).getByRole('link');
    await expect(links).toHaveText(['Pruning tools', /forum/]);
    expect(await findings(page)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  // The browser reports preloads of scripts it may not run.
  test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

  test('the links of a menu stand in the navbar', async ({ page }) => {
    await page.goto('next');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Pruning tools' })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});
