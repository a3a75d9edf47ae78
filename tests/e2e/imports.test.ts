import { expect, open, readExported, test } from './support/features';

test('a partial is part of its page and its Markdown, with its headings, links and pictures', async ({ page }) => {
  expect(readExported('docs/imports/partials.md')).toContain('## Tie up the dinghy\n\nIt takes 2 lines');
  await open(page, 'docs/imports/partials');
  const toc = page.getByRole('navigation', { name: 'On this page' }).first();
  for (const name of ['Tie up the dinghy', 'The bowline'])
    await expect(toc.getByRole('link', { name, exact: true })).toBeAttached();
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', { name: /Tie up the dinghy/ })).toBeVisible();
  await expect(text).toContainText('It takes 2 lines');
  await expect(text).toContainText('A dinghy fits anywhere.');
  await expect(text.locator('p', { hasText: 'The tide is' }).locator('strong')).toHaveText('high');
  const knot = text.getByRole('img', { name: 'A bowline' });
  await expect.poll(() => knot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  await expect(text.locator('.toc-inline a')).toHaveText(['Tie up the dinghy', 'The bowline']);
  await text.getByRole('link', { name: 'the passage' }).click();
  await expect(page).toHaveURL(/navigation\/passage$/);
});

test('imported files are shown', async ({ page }) => {
  await open(page, 'docs/imports/files');
  // A heading keeps its emphasis where the page takes it from the text.
  await expect(page.getByRole('heading', { level: 1, name: 'Files' }).getByRole('emphasis')).toHaveText('Files');
  const text = page.getByRole('article');
  await expect(text).toContainText('This is Harbor, and Files, a guide.');
  for (const name of ['The knot as a picture', 'The knot as a component']) {
    const image = text.getByRole('img', { name });
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(48);
  }
  await expect(text.getByRole('img', { name: 'The knot by day and night' })).toHaveCount(1);
  await expect(text.locator('pre')).toContainText('wants to moor');
  await page.getByRole('tab', { name: 'South pier' }).click();
  await expect(page.getByRole('tabpanel', { name: 'South pier' })).toHaveText(/4\s*places/);
  await expect(text.locator('#files-1')).toBeVisible();
});
