import type { Locator, Page } from '@playwright/test';
import { withLargeSidebar } from './large-sidebar';

/** Something a reader presses, and how. */
export interface Control {
  name: string;
  /** Page of the product's site that has it, by default a doc, or of the site with versions. */
  path?: string;
  site?: 'versions';
  width?: number;
  /** Before the page is opened. */
  prepare?(page: Page): Promise<void>;
  find(page: Page): Locator;
  /** Instead of a click. */
  press?(page: Page, found: Locator): Promise<void>;
  /** Brings the page back to where it can be pressed again. */
  undo?(page: Page): Promise<void>;
  /** Whether it can be pressed once a visit only. */
  once?: true;
}

/** Closes what is open; the first key may only empty a field. */
async function pressEscape(page: Page): Promise<void> {
  const open = page.locator('[role="dialog"], [role="menu"]');
  for (let key = 0; key < 3 && (await open.count()) > 0; key++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
  }
}

const phone = 390;
const letters = 'leaderboard of a season';

/** Every control of a page. Where one is not on the site, its line says so. */
export const controls: readonly Control[] = [
  { name: 'colour mode', find: (page) => page.locator('.color-mode-switch') },
  {
    name: 'mobile menu',
    width: phone,
    find: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    undo: pressEscape,
  },
  {
    name: 'sidebar on a phone, back and forth',
    width: phone,
    find: (page) => page.getByRole('dialog').getByRole('button').nth(1),
    press: async (page, found) => {
      if (!(await page.getByRole('dialog').isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
      await found.click();
    },
    undo: pressEscape,
  },
  { name: 'palette opens', find: (page) => page.locator('button.search-box'), undo: pressEscape },
  {
    name: 'a key in the palette',
    find: (page) => page.locator('button.search-box'),
    press: async (page, found) => {
      await found.click();
      await page.keyboard.type(letters, { delay: 150 });
    },
    undo: pressEscape,
  },
  {
    name: 'arrow keys in the palette',
    find: (page) => page.getByRole('combobox'),
    press: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('leaderboard');
      await page.getByRole('option').first().waitFor();
      for (let key = 0; key < 6; key++) await page.keyboard.press('ArrowDown', { delay: 50 });
    },
    undo: pressEscape,
  },
  {
    name: 'tab',
    path: '/docs/intro',
    find: (page) => page.getByRole('main').getByRole('tab', { selected: false }).first(),
  },
  { name: 'copy code', find: (page) => page.locator('[data-code-action="copy"]').first() },
  { name: 'wrap code', find: (page) => page.locator('[data-code-action="wrap"]').first() },
  { name: 'copy page', find: (page) => page.locator('.copy-page > button').first() },
  { name: 'menu of copy page', find: (page) => page.locator('.copy-page .menu-button'), undo: pressEscape },
  { name: 'sidebar category', find: (page) => page.locator('.docs-sidebar button[aria-label$="Dashboard"]') },
  {
    name: 'category of 100 among 3,000 docs',
    prepare: withLargeSidebar,
    find: (page) => page.locator('.docs-sidebar').getByRole('button', { name: 'Part 7', exact: false }).first(),
  },
  {
    name: 'mobile menu with 3,000 docs',
    width: phone,
    prepare: withLargeSidebar,
    find: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    undo: pressEscape,
  },
  { name: 'sidebar link', once: true, find: (page) => page.locator('.docs-sidebar a[href$="/services/vault"]') },
  { name: 'link of the table of contents', find: (page) => page.locator('.toc a[href^="#"]').last() },
  {
    name: 'table of contents on a phone',
    width: phone,
    find: (page) => page.locator('.toc-disclosure summary, .toc-disclosure button').first(),
  },
  { name: 'details', find: (page) => page.locator('article details:not(.toc-disclosure) summary').first() },
  { name: 'language menu', find: (page) => page.locator('.menu-button[aria-label^="Language"]'), undo: pressEscape },
  {
    name: 'version menu',
    path: '/docs',
    site: 'versions',
    find: (page) => page.locator('.menu-button[aria-label^="Docs version"]'),
    undo: pressEscape,
  },
  { name: 'pager', once: true, find: (page) => page.locator('.pager a').last() },
  { name: 'announcement closes', once: true, find: (page) => page.getByRole('button', { name: 'Close announcement' }) },
  {
    name: 'help by ?',
    find: (page) => page.locator('body'),
    press: (page) => page.keyboard.press('?'),
    undo: pressEscape,
  },
];
