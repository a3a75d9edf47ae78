import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type DevServer, removeOldPosts, startDevServer, untilTakenOver } from '../support/dev-server';
import { listenWithLateSockets } from '../support/late-sockets';

// What editors, version control and accidents do to files: the server goes on, and the last state is what shows.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
const expectSoon = expect.configure({ timeout: 60_000 });
const doc = 'docs/basics/berths';

let server: DevServer | undefined;
let answers: string[] = [];

function running(): DevServer {
  if (!server) throw new Error('npm run dev does not run.');
  return server;
}

const fileOf = (path: string) => join(running().contentDir, path);
const text = () => readFileSync(fileOf(`${doc}.mdx`), 'utf8');
const save = (changed: string) => writeFileSync(fileOf(`${doc}.mdx`), changed);

async function expectShown(page: Page, words: string): Promise<void> {
  await expectSoon(page.locator('main').getByText(words)).toBeAttached();
}

async function restore(page: Page, before: string, words: string): Promise<void> {
  save(before);
  await expectSoon(page.locator('main').getByText(words)).toHaveCount(0);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startDevServer({ contentDir: '.cache/rough-edits', patience: 150_000, prepare: removeOldPosts });
});

test.afterAll(async () => {
  await server?.stop();
});

test.beforeEach(async ({ page }) => {
  answers = [];
  page.on('response', (answer) => answer.status() >= 500 && answers.push(`${answer.status()} ${answer.url()}`));
  page.on('pageerror', (error) => answers.push(error.message));
  page.on('console', (message) => {
    // Of a page that is gone, Chromium itself says so.
    const gone = message.text().includes('status of 404');
    if (message.type() === 'error' && !gone) answers.push(message.text());
  });
  await page.goto(running().url + doc, { timeout: 60_000 });
  await untilTakenOver(page);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
});

test.afterEach(() => expect(answers).toEqual([]));

test('two saves at once show the later one', async ({ page }) => {
  const before = text();
  save(`${before}\nThe first of two.\n`);
  save(`${before}\nThe second of two.\n`);
  await expectShown(page, 'The second of two.');
  await expect(page.getByText('The first of two.')).toHaveCount(0);
  await restore(page, before, 'The second of two.');
});

test('a save after the page was sent and before it is connected', async ({ page }) => {
  const before = text();
  const proxy = await listenWithLateSockets(running().url);
  try {
    const sent = page.waitForEvent('websocket');
    const opened = page.goto(proxy.url + doc, { timeout: 60_000 });
    await sent;
    save(`${before}\nSaved before the connection.\n`);
    await expect
      .poll(async () => (await fetch(running().url + doc)).text(), { timeout: 60_000 })
      .toContain('Saved before the connection.');
    proxy.connect();
    await opened;
    await expectShown(page, 'Saved before the connection.');
    await page.goto(running().url + doc);
    await untilTakenOver(page);
    await restore(page, before, 'Saved before the connection.');
  } finally {
    await proxy.close();
  }
});

test('an editor that writes a new file and renames it over the old one', async ({ page }) => {
  const before = text();
  writeFileSync(fileOf(`${doc}.mdx~`), `${before}\nSaved by renaming.\n`);
  renameSync(fileOf(`${doc}.mdx~`), fileOf(`${doc}.mdx`));
  await expectShown(page, 'Saved by renaming.');
  await restore(page, before, 'Saved by renaming.');
});

test('line ends of Windows', async ({ page }) => {
  const before = text();
  save(`${before}\nWith line ends of Windows.\n`.replaceAll('\n', '\r\n'));
  await expectShown(page, 'With line ends of Windows.');
  await restore(page, before, 'With line ends of Windows.');
});

test('a file that is written in two steps', async ({ page }) => {
  const before = text();
  const whole = `${before}\nWritten in two steps.\n`;
  save(whole.slice(0, whole.indexOf('description') + 4));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  save(whole);
  await expectShown(page, 'Written in two steps.');
  await restore(page, before, 'Written in two steps.');
});

test('a picture that comes after the text that shows it', async ({ page }) => {
  const before = text();
  save(`${before}\n![A late picture](./late.svg)\n`);
  await expectSoon(page.getByRole('img', { name: 'A late picture' })).toBeAttached();
  writeFileSync(fileOf('docs/basics/late.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>');
  await expectSoon(page.getByRole('img', { name: 'A late picture' })).toHaveAttribute('src', /\/assets\/.*late\.svg/);
  rmSync(fileOf('docs/basics/late.svg'));
  await expectSoon(page.getByRole('img', { name: 'A late picture' })).not.toHaveAttribute('src', /\/assets\//);
  save(before);
  await expectSoon(page.getByRole('img', { name: 'A late picture' })).toHaveCount(0);
});

test('a folder that is renamed and renamed back: its page goes and comes, and so do the problems', async ({ page }) => {
  const overlay = page.getByRole('group', { name: 'Content problems' });
  renameSync(fileOf('docs/basics'), fileOf('docs/moved'));
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expectSoon(overlay).toContainText('docs/start.mdx');
  renameSync(fileOf('docs/moved'), fileOf('docs/basics'));
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
  await expectSoon(overlay).toHaveCount(0);
});

test('a folder that is removed and brought back', async ({ page }) => {
  cpSync(fileOf('docs/basics'), `${running().contentDir}-aside`, { recursive: true });
  rmSync(fileOf('docs/basics'), { recursive: true });
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  cpSync(`${running().contentDir}-aside`, fileOf('docs/basics'), { recursive: true });
  rmSync(`${running().contentDir}-aside`, { recursive: true });
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
});

test('a checkout that writes and removes two hundred files', async ({ page }) => {
  const name = (index: number) => `docs/branch/part-${index % 10}/page-${index}.mdx`;
  for (let index = 0; index < 200; index++) {
    mkdirSync(dirname(fileOf(name(index))), { recursive: true });
    writeFileSync(fileOf(name(index)), `---\ntitle: Page ${index}\n---\n\nText ${index}.\n`);
  }
  await expect(async () => {
    expect((await fetch(`${running().url}docs/branch/part-9/page-199`)).status).toBe(200);
  }).toPass({ timeout: 60_000 });
  rmSync(fileOf('docs/branch'), { recursive: true });
  await expect(async () => {
    expect((await fetch(`${running().url}docs/branch/part-9/page-199`)).status).toBe(404);
  }).toPass({ timeout: 60_000 });
  expect(existsSync(fileOf('docs/branch'))).toBe(false);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
});
