import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from './support/faults';
import { basePath, expect, open, siteTitle, test } from './support/features';
import { plantLink, scrollY, sidebarLink, title } from './support/parts';
import { belowNavbar } from './support/scroll';

test.use({ thrifty: false });

const doc = 'docs/navigation/lights';

const linkIn = (page: Page, region: string, name: string | RegExp) =>
  page.getByRole('navigation', { name: region, exact: true }).getByRole('link', { name });

test('links of every part of a page keep the document, begin at the top and move the focus to the title', async ({
  page,
}) => {
  await open(page, doc);
  await markDocument(page);
  for (const [link, name] of [
    [sidebarLink(page, 'Buoys'), 'Buoys'],
    [linkIn(page, 'Previous and next page', /Lights/), 'Lights'],
    [page.getByRole('main').getByRole('link', { name: 'berth', exact: true }), 'Berths'],
    [linkIn(page, 'Main', 'Handbook'), 'Start here'],
    [sidebarLink(page, 'Navigation'), 'Navigation'],
    [linkIn(page, 'Previous and next page', /Lights/), 'Lights'],
    [linkIn(page, 'Breadcrumbs', 'Navigation'), 'Navigation'],
    [page.getByRole('contentinfo').getByRole('link', { name: 'Start' }), 'Start here'],
    [page.getByRole('banner').getByRole('link', { name: 'Harbor', exact: true }), 'Harbor'],
  ] as const) {
    await link.click();
    await expect(title(page)).toHaveText(name);
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveTitle(name === siteTitle ? /^Harbor \|/ : `${name} | ${siteTitle}`);
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('the navbar and the menu of phones mark the section that is shown, on every way into it', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]').filter({ visible: true });
  await open(page, doc);
  await expect(marked).toHaveText('Handbook');
  await linkIn(page, 'Main', 'Log').click();
  await expect(marked).toHaveText('Log');
  await expect(marked).toHaveAttribute('aria-current', 'page');
  await page.getByRole('banner').getByRole('link', { name: 'Harbor', exact: true }).click();
  await expect(title(page)).toHaveText('Harbor');
  await expect(marked).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'blog');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(marked).toHaveText('Log');
});

test('modified clicks are left to the browser; links that end in .html or a slash, and those in a drawing, lead to the page', async ({
  page,
  context,
}) => {
  await open(page, doc);
  await markDocument(page);
  const link = sidebarLink(page, 'Buoys');
  for (const options of [{ modifiers: ['ControlOrMeta'] as const }, { button: 'middle' as const }]) {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click('modifiers' in options ? { modifiers: [...options.modifiers] } : options),
    ]);
    await expect(tab).toHaveURL(/\/navigation\/buoys$/);
    await tab.close();
  }
  await expect(page).toHaveURL(/\/navigation\/lights$/);

  for (const suffix of ['.html', '/index.html', '/']) {
    const link = await plantLink(page, `${basePath}/docs/navigation/buoys${suffix}`);
    await link.click();
    await expect(title(page)).toHaveText('Buoys');
    await expect(page).toHaveURL(/\/docs\/navigation\/buoys$/);
    await page.goBack();
    await expect(title(page)).toHaveText('Lights');
  }
  expect(await isSameDocument(page)).toBe(true);

  await page.getByRole('main').evaluate((main, href) => {
    const link = `<a href="${href}"><text y="20">To the start</text></a>`;
    main.insertAdjacentHTML('afterbegin', `<svg width="200" height="40">${link}</svg>`);
  }, `${basePath}/docs/start`);
  await page.getByText('To the start').click();
  await expect(title(page)).toHaveText('Start here');
});

test('external links open in a new tab and say so; those that their author vouches for are the browser’s, and not fetched', async ({
  page,
}) => {
  for (const { address, count } of [
    { address: '', count: 2 },
    // The text has two; navbar, footer and the link to the source are on every page.
    { address: doc, count: 5 },
  ]) {
    await open(page, address);
    const external = page.locator('a[href^="http"]');
    expect(await external.count()).toBeGreaterThanOrEqual(count);
    for (const link of await external.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(link).toHaveAccessibleName(/opens in a new tab/);
    }
  }
  const badge = page.locator('a', { has: page.getByAltText('Version 2') });
  await page.getByRole('main').evaluate((main) => {
    const picture = '<img alt="Version 2" src="data:image/svg+xml,%3Csvg/%3E" width="90" height="20">';
    main.insertAdjacentHTML('afterbegin', `<p><a href="https://badges.example" target="_blank">${picture}</a></p>`);
  });
  await expect(badge).toHaveAccessibleName('Version 2 (opens in a new tab)');
  expect(await badge.evaluate((link) => getComputedStyle(link, '::after').width)).toBe('0px');
  const card = page.locator('a', { has: page.getByText('A card') });
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', '<a href="https://cards.example" target="_blank"><p>A card</p></a>');
  });
  await expect(card).toHaveAccessibleName('A card (opens in a new tab)');
  const space = await card.evaluate(
    (link: HTMLElement) => link.offsetHeight - (link.firstElementChild as HTMLElement).offsetHeight,
  );
  expect(space, 'the mark takes no line below a card').toBe(0);
  expect(await card.evaluate((link) => getComputedStyle(link, '::after').width), 'and is not seen').toBe('0px');

  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.route('**/app/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>App</title><h1>Another program</h1>' }),
  );
  const link = await plantLink(page, `${basePath}/app/`);
  await link.evaluate((element) => element.setAttribute('data-unchecked', ''));
  await link.hover();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Another program' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/app'))).toEqual([expect.stringMatching(/\/app\/$/)]);
});

test('a link to a section scrolls there, moves the keyboard along and adds to the history, which restores where a page was left', async ({
  page,
}) => {
  await open(page, doc);
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'all lights are out' }).click();
  const heading = page.getByRole('heading', { name: 'When all lights are out' });
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(heading.getByRole('link')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/lights$/);
  await expect.poll(() => scrollY(page)).toBeLessThan(200);

  await page.getByRole('main').getByRole('link', { name: 'cardinal mark' }).click();
  await expect(page).toHaveURL(/\/navigation\/buoys#cardinal-mark$/);
  const section = page.getByRole('heading', { name: 'Cardinal mark' });
  await expect(section).toBeInViewport();
  expect(await belowNavbar(page, section)).toBeGreaterThanOrEqual(0);

  await page.goBack();
  await expect(title(page)).toHaveText('Lights');
  const link = page.getByRole('main').getByRole('link', { name: 'radio', exact: true });
  await link.scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(title(page)).toHaveText('Radio');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(title(page)).toHaveText('Lights');
  await expect.poll(async () => Math.abs((await scrollY(page)) - left)).toBeLessThan(5);
  await page.goForward();
  await expect(title(page)).toHaveText('Radio');
  await expect.poll(() => scrollY(page)).toBe(300);
  expect(await isSameDocument(page)).toBe(true);
});
