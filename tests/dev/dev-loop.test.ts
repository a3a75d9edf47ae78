import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { untilTakenOver } from '../support/dev-server';
import { type Authoring, expect, test } from './server';

// Each test waits as long as a busy machine may take; bench/dev-loop.ts measures how long it does take.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
const expectSoon = expect.configure({ timeout: 60_000 });

let dev: Authoring;

test.beforeEach(async ({ page, dev: started }) => {
  dev = started;
  await page.goto(`${dev.url}docs/basics/berths`, { timeout: 60_000 });
  await untilTakenOver(page);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
});

test('a saved file shows in the open page', async ({ page }) => {
  const restore = dev.change('docs/basics/berths.mdx', (text) => `${text}\n## Added while open\n`);
  await expectSoon(page.getByRole('heading', { name: 'Added while open' })).toBeVisible();
  await expectSoon(page.getByRole('link', { name: 'Added while open' }).first()).toBeAttached();
  restore();
  await expectSoon(page.getByRole('heading', { name: 'Added while open' })).toHaveCount(0);
});

test('a save keeps what the author was at: no reload, the place on the page, what is open', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  const restore = dev.change('docs/basics/berths.mdx', (text) =>
    text.replace(/^(---[\s\S]*?\n---\n)/, '$1\n<details>\n<summary>Kept open</summary>\n\nInside.\n\n</details>\n\n'),
  );
  await page.getByText('Kept open').click();
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'same page';
    window.scrollTo(0, 500);
  });
  const place = await page.evaluate(() => window.scrollY);
  const end = dev.change('docs/basics/berths.mdx', (text) => `${text}\nSaved while reading.\n`);
  await expectSoon(page.getByText('Saved while reading.')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.dataset['mark'])).toBe('same page');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await expect(page.getByText('Inside.')).toBeVisible();
  expect(messages).toEqual([]);
  end();
  restore();
});

test('the terminal has a line for the save, its mistakes and their mending', async () => {
  const restore = dev.change('docs/basics/berths.mdx', (text) => `${text}\n<Tabz>\n`);
  const line = readFileSync(dev.fileOf('docs/basics/berths.mdx'), 'utf8').split('\n').length - 1;
  const place = `${dev.contentDir}/docs/basics/berths.mdx:${line}:1`;
  await expect
    .poll(() => dev.output(), { timeout: 60_000 })
    .toContain(`error   ${place}  There is no component <Tabz>`);
  restore();
  await expect.poll(() => dev.output(), { timeout: 60_000 }).toContain(`mended  ${place}  There is no component`);
  expect(dev.output()).toContain(dev.url);
  expect(dev.output()).not.toMatch(/successCallback|GET \//);
});

test('a second server on the folder is refused, and takes nothing from the first', async () => {
  const second = spawnSync(process.execPath, ['lib/node/run.mjs', 'scripts/dev.ts'], { encoding: 'utf8' });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain('A development server of this folder runs already, at port');
  expect((await fetch(`${dev.url}docs/basics/berths`)).status).toBe(200);
});

test('a new file shows in the sidebar of the open page, and at its address even where that was open already', async ({
  page,
  context,
}) => {
  const early = await context.newPage();
  await early.goto(`${dev.url}docs/basics/brand-new`);
  await expectSoon(early.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  writeFileSync(dev.fileOf('docs/basics/brand-new.mdx'), '---\ntitle: Brand new\n---\n\nFresh text.\n');
  await expectSoon(page.locator('nav a[href$="/docs/basics/brand-new"]').first()).toBeAttached();
  await expectSoon(early.getByRole('heading', { level: 1 })).toHaveText('Brand new');
});

test('a renamed file moves in the sidebar of the open page, and from one address to the other', async ({ page }) => {
  renameSync(dev.fileOf('docs/basics/brand-new.mdx'), dev.fileOf('docs/basics/renamed.mdx'));
  await expectSoon(page.locator('nav a[href$="/docs/basics/renamed"]').first()).toBeAttached();
  await expectSoon(page.locator('nav a[href$="/docs/basics/brand-new"]')).toHaveCount(0);
  await expect(async () => {
    expect((await page.goto(`${dev.url}docs/basics/brand-new`))?.status()).toBe(404);
    expect((await page.goto(`${dev.url}docs/basics/renamed`))?.status()).toBe(200);
  }).toPass({ timeout: 60_000 });
  await expectSoon(page.getByText('Fresh text.')).toBeVisible();
});

test('an address that a page had before leads to it', async ({ page }) => {
  const restore = dev.change('docs/basics/berths.mdx', (text) =>
    text.replace(/^---\n/, '---\nredirect_from: [/docs/basics/moorings]\n'),
  );
  await expect(async () => {
    expect((await fetch(`${dev.url}docs/basics/moorings`)).status).toBe(200);
  }).toPass({ timeout: 60_000 });
  await page.goto(`${dev.url}docs/basics/moorings?a=b`);
  await expectSoon(page).toHaveURL(`${dev.url}docs/basics/berths?a=b`);
  restore();
  await expect(async () => {
    expect((await fetch(`${dev.url}docs/basics/moorings`)).status).toBe(404);
  }).toPass({ timeout: 60_000 });
});

test('a deleted file leaves the sidebar of the open page and its own address', async ({ page, context }) => {
  const open = await context.newPage();
  await open.goto(`${dev.url}docs/basics/renamed`);
  await expectSoon(page.locator('nav a[href$="/docs/basics/renamed"]').first()).toBeAttached();
  rmSync(dev.fileOf('docs/basics/renamed.mdx'));
  await expectSoon(page.locator('nav a[href$="/docs/basics/renamed"]')).toHaveCount(0);
  await expectSoon(open.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('the overlay lists every problem of a broken file with its place, and goes when the file is mended', async ({
  page,
}) => {
  const overlay = page.locator('[data-dev-diagnostics]');
  await expect(overlay).toHaveCount(0);
  const line = readFileSync(dev.fileOf('docs/basics/berths.mdx'), 'utf8').split('\n').length;
  appendFileSync(dev.fileOf('docs/basics/berths.mdx'), '\n<Tabz>\n\n[x](./gone.mdx)\n');
  await expectSoon(overlay).toContainText(`docs/basics/berths.mdx:${line + 1}:1`);
  await expect(overlay).toContainText(`docs/basics/berths.mdx:${line + 3}:1`);
  await expect(overlay).toContainText('Did you mean `Tabs`?');
  await expectSoon(page.getByRole('alert').filter({ hasText: 'berths.mdx does not compile' })).toBeVisible();

  dev.change('docs/basics/berths.mdx', (text) => text.replace(/\n<Tabz>[\s\S]*$/, '\nMended.\n'));
  await expectSoon(overlay).toHaveCount(0);
  await expectSoon(page.getByText('Mended.')).toBeVisible();
});

test('a file whose front matter is broken and then mended comes back', async ({ page }) => {
  const overlay = page.locator('[data-dev-diagnostics]');
  const restore = dev.change('docs/basics/berths.mdx', (text) => text.replace('title: Berths', 'title: "Berths'));
  await expectSoon(overlay).toContainText('docs/basics/berths.mdx:2:8');
  restore();
  await expectSoon(overlay).toHaveCount(0);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
});

test('a changed site.config.ts starts everything again, at the same address', async ({ page }) => {
  test.setTimeout(240_000);
  const now = new Date();
  const starts = () => dev.output().split('Ready in').length;
  const before = starts();
  utimesSync('site.config.ts', now, now);
  await expect.poll(() => dev.output(), { timeout: 60_000 }).toContain('The configuration has changed');
  await expect.poll(starts, { timeout: 150_000 }).toBe(before + 1);
  // A page that was open comes back by itself, in the middle of what it is told to do.
  await page.goto('about:blank');
  await page.goto(`${dev.url}docs/basics/berths`, { timeout: 120_000 });
  await untilTakenOver(page);
  const restore = dev.change('docs/basics/berths.mdx', (text) => `${text}\n## Added after the restart\n`);
  await expectSoon(page.getByRole('heading', { name: 'Added after the restart' })).toBeVisible();
  restore();
  await expectSoon(page.getByRole('heading', { name: 'Added after the restart' })).toHaveCount(0);
});
