import { expect, test } from '@playwright/test';

test('a walk through the site asks for no file that is missing', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('docs/intro');
  const links = page.getByRole('navigation', { name: 'Documentation pages' }).getByRole('link');
  for (const step of [1, 2, 3]) {
    const link = links.nth(step);
    const target = await link.getAttribute('href');
    await link.hover();
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === target);
    await page.waitForLoadState('networkidle');
    await page.goBack();
  }
  expect(missing).toEqual([]);
});
