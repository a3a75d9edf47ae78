import type { Page } from '@playwright/test';
import { preferencesKey } from '../../lib/site/first-paint';
import { expect, open, test } from './support/features';
import { plantLink, scrollY } from './support/parts';
import { belowNavbar } from './support/scroll';

const doc = 'docs/writing/tabs';
const names = ['Sail', 'Motor', 'Oars'];

const list = (page: Page) => page.getByRole('tablist').filter({ hasText: 'Sail' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function expectSelected(page: Page, selected: string) {
  for (const name of names) {
    const one = name === selected;
    await expect(tab(page, name)).toHaveAttribute('aria-selected', String(one));
    await expect(tab(page, name)).toHaveAttribute('tabindex', one ? '0' : '-1');
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible({ visible: one });
  }
}

test('follow the ARIA pattern, answer to clicks, arrows, Home and End, and are one stop for the Tab key', async ({
  page,
}) => {
  await open(page, doc);
  await expect(list(page).getByRole('tab')).toHaveText(names);
  for (const one of await list(page).getByRole('tab').all()) {
    const panel = page.locator(`[id="${await one.getAttribute('aria-controls')}"]`);
    await expect(panel).toHaveAttribute('role', 'tabpanel');
    await expect(panel).toHaveAttribute('aria-labelledby', (await one.getAttribute('id')) ?? '');
  }
  await expectSelected(page, 'Sail');
  await tab(page, 'Oars').click();
  await expectSelected(page, 'Oars');
  await expect(page.getByText('Boats with oars go ashore.')).toBeVisible();
  await expect(tab(page, 'High water')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Come in through the gate.')).toBeVisible();

  await tab(page, 'Sail').click();
  for (const [key, name] of [
    ['ArrowRight', 'Motor'],
    ['ArrowRight', 'Oars'],
    ['ArrowRight', 'Sail'],
    ['ArrowLeft', 'Oars'],
    ['Home', 'Sail'],
    ['End', 'Oars'],
    ['ArrowLeft', 'Motor'],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(page, name);
    await expect(tab(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  for (const one of await list(page).getByRole('tab').all()) await expect(one).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Motor')).toBeFocused();
});

test('share the choice of a group with other pages and remember it; one that a page has not got leaves its own', async ({
  page,
}) => {
  await open(page, doc);
  await expect(tab(page, 'Sail')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Motor').click();
  await page.getByRole('navigation', { name: 'Documentation pages' }).getByRole('link', { name: 'More tabs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More tabs');
  for (const step of ['on another page', 'after a reload']) {
    await expect(tab(page, 'Motor'), step).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Motors are turned off at the berth.'), step).toBeVisible();
    await page.reload();
  }
  await open(page, doc);
  await expectSelected(page, 'Motor');
  await tab(page, 'Oars').click();
  await open(page, 'docs/writing/more-tabs');
  await expect(tab(page, 'Sail')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Sails are taken down outside.')).toBeVisible();
});

const jetties = 'docs/engines/jetties';
const chosen = (page: Page) => page.getByRole('tab', { selected: true });
const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

async function expectArrival(page: Page, name: string) {
  const heading = page.getByRole('article').getByRole('heading', { name });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const below = await belowNavbar(page, heading);
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(60);
}

const rememberedTabs = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.state?.tabs ?? {}, preferencesKey);

test('a link to a heading in a tab shows it, in its list only, nothing is remembered, and hidden headings count for nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, jetties);
  const current = toc(page).locator('[aria-current="location"]');
  await page.evaluate(() => scrollTo(0, 30));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(current).toHaveCount(0);
  await tab(page, 'The second jetty').first().click();
  await toc(page).getByRole('link', { name: 'Signals' }).click();
  await expect(current).toHaveText('Signals');

  await page.setViewportSize({ width: 1280, height: 600 });
  const ways = [
    toc(page).getByRole('link', { name: 'Ninth jetty' }),
    page.getByRole('link', { name: 'look at the ninth' }),
  ];
  for (const way of ways) {
    await tab(page, 'The second jetty').first().click();
    await way.click();
    await expectArrival(page, 'Ninth jetty');
    await expect(chosen(page)).toHaveText(['The ninth jetty', 'At ebb', 'The first jetty']);
    expect(await rememberedTabs(page)).toEqual({ jetty: 'second' });
  }
  await page.evaluate(() => scrollTo(0, 0));
  await tab(page, 'The third jetty').click();
  await expect(chosen(page)).toHaveText(['The third jetty', 'The first jetty']);
  await toc(page).getByRole('link', { name: 'At the ring' }).click();
  await expectArrival(page, 'At the ring');
  await expect(chosen(page)).toHaveText(['The ninth jetty', 'At flood', 'The first jetty']);
  for (const name of ['The ninth jetty', 'The first jetty']) await tab(page, name).last().click();
  await expect(chosen(page)).toHaveText(['The first jetty', 'The first jetty']);
});

test('an address with a heading in a tab shows it: on load, on reload, from another page and beside a query', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, `${jetties}#at-the-ring`);
  await expectArrival(page, 'At the ring');
  await expect(page.getByRole('heading', { name: 'At the ring' })).not.toBeFocused();
  await expect(chosen(page).first()).toHaveText('The ninth jetty');
  await page.reload();
  await expectArrival(page, 'At the ring');
  await tab(page, 'The third jetty').click();
  await page.reload();
  await expectArrival(page, 'At the ring');

  await open(page, 'docs/engines/after');
  await (await plantLink(page, 'jetties#ninth-jetty')).click();
  await expectArrival(page, 'Ninth jetty');
  await expect(page.getByRole('heading', { name: 'Ninth jetty' })).toBeFocused();

  await open(page, `${jetties}?a=b`);
  await (await plantLink(page, 'jetties#twelfth-jetty')).dispatchEvent('click');
  await expectArrival(page, 'Twelfth jetty');
});

test('a link into closed details opens them, on its page and from another one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const place = page.locator('#office');
  for (const from of [jetties, 'docs/engines/after']) {
    await open(page, from);
    await (await plantLink(page, 'jetties#office')).click();
    await expect(place).toBeInViewport({ ratio: 1 });
    expect(await belowNavbar(page, place)).toBeGreaterThanOrEqual(0);
  }
  await expect(place).toBeFocused();
});

/** Whether the selected tab of a strip is in sight; the strip must not hold all of its tabs at once. */
const selectedInSight = (page: Page, strip: number) =>
  page
    .getByRole('tablist')
    .nth(strip)
    .evaluate((list) => {
      const outer = list.getBoundingClientRect();
      const inner = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
      const inside = inner && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
      return list.scrollWidth > list.clientWidth && inside;
    });

test('the selected tab is in sight in a strip that overflows, from left to right and back, and the page stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const dir of ['ltr', 'rtl'] as const) {
    // The last one that was added runs last.
    await page.addInitScript((direction) => {
      document.addEventListener('readystatechange', () => {
        document.documentElement.dir = direction;
      });
    }, dir);
    await open(page, jetties);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await page.getByRole('tablist').last().scrollIntoViewIfNeeded();
    await tab(page, 'The ninth jetty').last().click();
    await expect.poll(() => selectedInSight(page, 0)).toBe(true);
    const top = await belowNavbar(page, page.getByRole('tablist').last());
    await tab(page, 'The first jetty').last().click();
    await expect(chosen(page).first()).toHaveText('The first jetty');
    await expect.poll(() => selectedInSight(page, 0)).toBe(true);
    expect(Math.abs((await belowNavbar(page, page.getByRole('tablist').last())) - top)).toBeLessThan(2);
    await tab(page, 'The ninth jetty').last().click();
    await page.evaluate(() => scrollTo(0, 0));
    await page.reload();
    await expect(chosen(page).first()).toHaveText('The ninth jetty');
    await expect.poll(() => selectedInSight(page, 0)).toBe(true);
    expect(await scrollY(page)).toBe(0);
    await open(page, `${jetties}#twelfth-jetty`);
    await expect(chosen(page).first()).toHaveText('The twelfth jetty');
    await expect.poll(() => selectedInSight(page, 0)).toBe(true);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

  test('each panel is below its label, also one that begins with text', async ({ page }) => {
    await page.goto(doc);
    const panel = page.getByRole('tabpanel').filter({ hasText: 'Boats with motors' });
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((element) => getComputedStyle(element, '::before').display)).toBe('block');
  });
});
