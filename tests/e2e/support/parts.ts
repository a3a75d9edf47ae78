import type { Locator, Page } from '@playwright/test';

/** The one title of a page. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The tree of docs beside a doc. */
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation pages' });

/** What scrolls the tree. */
export const sidebarColumn = (page: Page) => page.getByRole('complementary').filter({ has: sidebar(page) });

export const sidebarLink = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

/** The button that opens and closes a category of the tree. */
export const toggle = (page: Page, label: string) => sidebar(page).getByRole('button', { name: label, exact: true });

/** Entry of the tree that stands for the page. */
export const currentEntry = (tree: Locator) => tree.locator('[aria-current="page"]');

export const colorModeSwitch = (page: Page) => page.getByRole('button', { name: 'Dark mode' });

export const announcement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Adds a link to the content, as an author would write it. */
export async function plantLink(page: Page, href: string): Promise<Locator> {
  const paragraph = page.getByRole('main').getByRole('paragraph').last();
  await paragraph.evaluate((element, address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Planted link';
    element.prepend(link, ' ');
  }, href);
  return page.getByRole('link', { name: 'Planted link' });
}
