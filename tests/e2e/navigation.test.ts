import type { Page } from '@playwright/test';
import { belowNavbar } from './support/scroll';
import { basePath } from './support/site';
import { expect, open, test } from './support/test';

const doc = 'docs/services/identity';

/** A mark that only a new document removes. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Adds a link to the content, as an author would write it. */
async function addLink(page: Page, attributes: Record<string, string>) {
  await page.evaluate((given) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.textContent = 'Planted link';
    document.querySelector('.prose')?.prepend(link);
  }, attributes);
  return page.getByRole('link', { name: 'Planted link' });
}

for (const [place, selector, title] of [
  ['sidebar', '.docs-sidebar a[href$="/services/vault"]', 'Vault'],
  ['content', '.prose a[href$="/dashboard/project"]', 'Project dashboard'],
  ['breadcrumbs', '.breadcrumbs a', 'Services'],
  ['pager', '.pager a[rel="next"]', 'Logger and metrics'],
  ['navbar', '.navbar-links a[href$="/docs/intro"]', 'Getting started'],
  ['brand', '.navbar-brand', 'Forja Games Nexus'],
  ['footer', '.footer a[href$="/docs/intro"]', 'Getting started'],
] as const) {
  test(`a ${place} link keeps the document`, async ({ page }) => {
    await open(page, doc);
    await mark(page);
    await page.locator(selector).first().click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
    expect(await isSameDocument(page)).toBe(true);
    await expect.poll(() => scrollY(page)).toBe(0);
  });
}

for (const suffix of ['.html', '/index.html', '/']) {
  test(`a link that ends in ${suffix} leads to the page without it`, async ({ page }) => {
    await open(page, doc);
    await mark(page);
    await (await addLink(page, { href: `${basePath}/docs/services/store${suffix}` })).click();
    await expect(page.locator('h1')).toHaveText('Store');
    await expect(page).toHaveURL(/\/docs\/services\/store$/);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('external links open in a new tab and say so', async ({ page }) => {
  for (const address of ['', 'docs/intro', 'docs/misc/glossary']) {
    await open(page, address);
    const external = page.locator('a[href^="http"]');
    expect(await external.count()).toBeGreaterThan(3);
    for (const link of await external.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(link).toHaveAccessibleName(/opens in a new tab/);
    }
  }
});

test('modified clicks are left to the browser', async ({ page, context }) => {
  await open(page, doc);
  await mark(page);
  const link = page.locator('.docs-sidebar a[href$="/services/vault"]');
  for (const options of [{ modifiers: ['ControlOrMeta'] as const }, { button: 'middle' as const }]) {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click('modifiers' in options ? { modifiers: [...options.modifiers] } : options),
    ]);
    await expect(tab).toHaveURL(/\/services\/vault$/);
    await tab.close();
  }
  await expect(page).toHaveURL(/\/services\/identity$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('a hash link on the page scrolls, adds to the history and moves the keyboard along', async ({ page }) => {
  await open(page, doc);
  await mark(page);
  await (await addLink(page, { href: '#protection' })).evaluate((link: HTMLAnchorElement) => {
    link.href = `#${document.querySelector('.prose h2:last-of-type')?.id ?? ''}`;
  });
  await page.getByRole('link', { name: 'Planted link' }).click();
  const heading = page.locator('.prose h2').last();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(heading.locator('a.anchor')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/identity$/);
  await expect.poll(() => scrollY(page)).toBeLessThan(200);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to a section of another page lands on it', async ({ page }) => {
  await open(page, doc);
  await mark(page);
  await page.locator('.prose a[href$="/glossary#metamask"]').first().click();
  await expect(page).toHaveURL(/\/misc\/glossary#metamask$/);
  const term = page.locator('#metamask');
  await expect(term).toBeInViewport();
  expect(await belowNavbar(page, term)).toBeGreaterThanOrEqual(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('back and forward restore the scroll position', async ({ page }) => {
  await open(page, doc);
  await mark(page);
  const link = page.locator('.prose a[href$="/restrictions"]').last();
  await link.scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Restrictions');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Identity');
  await expect.poll(async () => Math.abs((await scrollY(page)) - left)).toBeLessThan(5);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Restrictions');
  await expect.poll(() => scrollY(page)).toBe(300);
  expect(await isSameDocument(page)).toBe(true);
});
