import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportDir, pageFiles, readExported, siteTitle, test } from './support/features';
import { expect, open } from './support/test';

const page = 'docs/writing/components';

/** Names of the bundler's files that hold a text. */
function filesWith(text: string): string[] {
  const chunks = join(exportDir, '_next/static/chunks');
  return readdirSync(chunks).filter((name) => readFileSync(join(chunks, name), 'utf8').includes(text));
}

test('components of the site are part of a page, with their styles, and the ones of browsers and with tabs work', async ({
  page: tab,
}) => {
  await open(tab, page);
  const tally = tab.locator('[data-tally]');
  await expect(tally).toHaveText(`Boats seen in ${siteTitle}: 3 on localhost One more`);
  await tally.getByRole('button').click();
  await expect(tally).toContainText(': 4');
  await expect(tally).toHaveCSS('outline-style', 'dotted');
  const gauges = tab.locator('[data-level]');
  await expect(gauges.getByRole('heading', { level: 2 })).toHaveText(['Water: 2 m', 'Water: 1 m', 'Water: 4 m']);
  await expect(gauges.first()).toHaveCSS('border-left-color', 'rgb(10, 92, 168)');
  await expect(gauges.first().getByRole('emphasis')).toHaveText('slowly');
  const address = await gauges.first().getAttribute('data-tides');
  expect((await tab.request.get(address ?? '')).headers()['content-type']).toBe('application/zip');
  await expect(tab.getByText('The lock is open at')).toHaveText('The lock is open at High water only.');

  // To eyes, a button without a style of its own would be text.
  await expect(tab.getByRole('button', { name: 'Another keeper' })).toHaveCSS('border-top-width', '1px');
  await tab.getByRole('button', { name: 'Another keeper' }).click();
  await expect(tab.getByRole('tabpanel', { name: 'Day shift' })).toHaveText('Keepers by day: 2');
  await tab.getByRole('tab', { name: 'Night shift' }).click();
  await expect(tab.getByRole('tabpanel', { name: 'Night shift' })).toHaveText('One keeper by night');

  await gauges.first().getByRole('link', { name: 'Tides' }).click();
  await expect(tab).toHaveURL(/\/docs\/basics\/tides$/);
});

test('a page without them loads nothing of them, none of the server reaches a browser but as markup, machines read what they hold', () => {
  const [script, ...others] = filesWith('Boats seen');
  const [style] = filesWith('_tally').filter((name) => name.endsWith('.css'));
  expect(others).toEqual([]);
  for (const name of [script, style]) {
    expect(name).toBeDefined();
    expect(readExported(`${page}.html`)).toContain(name);
    for (const text of pageFiles('docs/start')) expect(text).not.toContain(name);
  }

  expect(filesWith('Water: ')).toEqual([]);

  const markdown = readExported(`${page}.md`);
  expect(markdown).toContain('Rising *slowly*.');
  expect(markdown).not.toContain('import');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

  test('components are there as they begin', async ({ page: tab }) => {
    await tab.goto(page);
    await expect(tab.getByText(`Boats seen in ${siteTitle}: 3`)).toBeVisible();
    await expect(tab.getByText('Water: 2 m')).toBeVisible();
  });
});
