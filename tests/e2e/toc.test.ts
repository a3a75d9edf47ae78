import type { Page } from '@playwright/test';
import { expect, open, test } from './support/features';
import { belowNavbar, readThrough } from './support/scroll';

test.use({ thrifty: false });

const doc = 'docs/writing/sections';
const last = { name: 'Come back', address: `${doc}#come-back` };

const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => toc(page).locator('[aria-current="location"]');
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

/** Headings that the text of a page shows below its title. */
const headings = (page: Page) => page.getByRole('article').locator('h2, h3');

async function expectBelowNavbar(page: Page, name: string) {
  const heading = page.getByRole('article').getByRole('heading', { name });
  await expect(heading).toBeInViewport();
  expect(await belowNavbar(page, heading), name).toBeGreaterThanOrEqual(0);
}

test.describe('beside the page', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('lists the sections of two levels in order, marks the one in view, and every link lands below the navbar', async ({
    page,
  }) => {
    await open(page, doc);
    const ids = await headings(page).evaluateAll((all) => all.map((heading) => `#${heading.id}`));
    expect(ids.length).toBeGreaterThan(6);
    const links = toc(page).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ids);
    await readThrough(page);
    await expect(current(page)).toHaveCount(0);
    const names = await links.allTextContents();
    for (const [at, name] of names.slice(0, -2).entries()) {
      const heading = page.getByRole('article').getByRole('heading', { name });
      const top = await heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      await scrollTo(page, top - 90);
      await expect(current(page)).toHaveText(name);
      await scrollTo(page, top - 300);
      await expect(links.nth(at)).not.toHaveAttribute('aria-current');
    }
    await scrollTo(page, 1e6);
    await expect(current(page)).toHaveText(names.at(-1) ?? '');
    await scrollTo(page, 0);
    await expect(current(page)).toHaveCount(0);

    for (const link of await links.all()) {
      // Not with a pointer: the list follows the page a moment later, and moves the link from under it.
      await link.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${await link.getAttribute('href')}$`));
      await expectBelowNavbar(page, (await link.textContent()) ?? '');
    }
  });

  test('moves its bar to the marked section, and keeps its link in sight where the list is longer than the screen', async ({
    page,
  }) => {
    await open(page, `${doc}#water`);
    await expect(current(page)).toHaveText('Water');
    const link = await current(page).evaluate((element) => (element as HTMLElement).offsetTop);
    const bar = () => toc(page).evaluate((nav) => getComputedStyle(nav, '::before').transform);
    await expect.poll(bar).toMatch(new RegExp(`, ${link}\\)$`));

    await open(page, 'docs/writing/flags');
    const links = toc(page).getByRole('link');
    await expect(links.last()).not.toBeInViewport();
    await scrollTo(page, 1e6);
    await expect(current(page)).toBeInViewport({ ratio: 1 });
    await expect(links.last()).toBeInViewport();
    await scrollTo(page, 0);
    await expect(links.first()).toBeInViewport({ ratio: 1 });
  });
});

test('an address with a hash lands below the navbar, diagrams above it drawn or not', async ({ page }) => {
  await open(page, last.address);
  await expectBelowNavbar(page, last.name);
  await readThrough(page);
  await page.goto('docs/start');
  await open(page, last.address);
  await expectBelowNavbar(page, last.name);
});

test('heading anchors show on hover and focus only; on narrow screens it is a disclosure whose links land below the navbar', async ({
  page,
}) => {
  await open(page, doc);
  const heading = page.getByRole('heading', { name: 'By day' });
  const anchor = heading.getByRole('link');
  await expect(anchor).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(anchor).toHaveCSS('opacity', '0');
  // From the link before it by keyboard, which is what makes a focus visible.
  await page.getByRole('heading', { name: 'Arrive' }).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(anchor).toBeFocused();
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#by-day$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(toc(page)).toBeHidden();
  const link = page.getByRole('main').getByRole('link', { name: last.name, exact: true });
  await expect(link).toBeHidden();
  await page.getByText('On this page').filter({ visible: true }).click();
  await expect(link).toBeVisible();
  await link.click();
  await expectBelowNavbar(page, last.name);
});
