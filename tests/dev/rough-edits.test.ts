import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { untilTakenOver } from '../support/dev-server';
import { listenWithLateSockets } from '../support/late-sockets';
import { type Authoring, expect, test } from './server';

// What editors, version control and accidents do to files: the server goes on, and the last state is what shows.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
const expectSoon = expect.configure({ timeout: 60_000 });
const doc = 'docs/basics/berths';

let dev: Authoring;
let answers: string[] = [];

const text = () => readFileSync(dev.fileOf(`${doc}.mdx`), 'utf8');
const save = (changed: string) => writeFileSync(dev.fileOf(`${doc}.mdx`), changed);

async function expectShown(page: Page, words: string): Promise<void> {
  await expectSoon(page.locator('main').getByText(words)).toBeAttached();
}

async function restore(page: Page, before: string, words: string): Promise<void> {
  // A page that crashed is loaded anew once its code is mended.
  await untilTakenOver(page);
  save(before);
  await expectSoon(page.locator('main').getByText(words)).toHaveCount(0);
}

test.beforeEach(async ({ page, dev: started }) => {
  dev = started;
  answers = [];
  page.on('response', (answer) => answer.status() >= 500 && answers.push(`${answer.status()} ${answer.url()}`));
  page.on('pageerror', (error) => answers.push(error.message));
  page.on('console', (message) => {
    // Of a page that is gone, Chromium itself says so.
    const gone = message.text().includes('status of 404');
    if (message.type() === 'error' && !gone) answers.push(message.text());
  });
  await page.goto(dev.url + doc, { timeout: 60_000 });
  await untilTakenOver(page);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
});

test.afterEach(() => expect(answers).toEqual([]));

/** How programs write a file, for which they get the text that was there, and the text they leave. */
const writers: Readonly<Record<string, (before: string, whole: string, page: Page) => unknown>> = {
  'The later of two saves at once': (before, whole) => {
    save(`${before}\nThe first of two.\n`);
    save(whole);
  },
  'A new file renamed over the old one': (_, whole) => {
    writeFileSync(dev.fileOf(`${doc}.mdx~`), whole);
    renameSync(dev.fileOf(`${doc}.mdx~`), dev.fileOf(`${doc}.mdx`));
  },
  'Line ends of Windows': (_, whole) => save(whole.replaceAll('\n', '\r\n')),
  'A file in two steps': async (_, whole, page) => {
    save(whole.slice(0, whole.indexOf('description') + 4));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    save(whole);
  },
};

test('however a program writes a file, what it leaves is shown', async ({ page }) => {
  const before = text();
  for (const [words, write] of Object.entries(writers)) {
    await write(before, `${before}\n${words}.\n`, page);
    await expectShown(page, `${words}.`);
    await expect(page.getByText('The first of two.')).toHaveCount(0);
    await restore(page, before, `${words}.`);
  }
});

test('a save after the page was sent and before it is connected', async ({ page: open, context }) => {
  const before = text();
  // Next tells a page of the change while React takes it over, which React complains of in the console of that page.
  const page = await context.newPage();
  const proxy = await listenWithLateSockets(dev.url);
  try {
    const sent = page.waitForEvent('websocket');
    const opened = page.goto(proxy.url + doc, { timeout: 60_000 });
    await sent;
    save(`${before}\nSaved before the connection.\n`);
    await expect
      .poll(async () => (await fetch(dev.url + doc)).text(), { timeout: 60_000 })
      .toContain('Saved before the connection.');
    proxy.connect();
    await opened;
    await expectShown(page, 'Saved before the connection.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
    await restore(open, before, 'Saved before the connection.');
  } finally {
    await proxy.close();
  }
});

test('a save while a page loads, at whatever moment it comes', async ({ context }) => {
  const before = text();
  for (let run = 0; run < 6; run++) {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => message.startsWith('Internal Next.js error') && answers.push(message));
    await page.goto(dev.url + doc, { waitUntil: 'commit' });
    await sleep(run * 80);
    save(`${before}\nSaved in run ${run}.\n`);
    await expectSoon(page.getByText(`Saved in run ${run}.`)).toBeVisible();
    await page.close();
  }
  save(before);
});

test('an expression that throws is named on its page until it is mended', async ({ page }) => {
  const before = text();
  save(`${before}\n{[].none.there}\n`);
  const place = `${doc}.mdx:${before.split('\n').length + 1}`;
  await expectShown(page, `${place}: TypeError: Cannot read properties of undefined`);
  await restore(page, before, place);
});

test('a component that crashes its page, and again, and is mended', async ({ page }) => {
  const before = text();
  const component = dev.fileOf('components/Crane.tsx');
  const write = (body: string) => writeFileSync(component, `export default function Crane() {\n  ${body}\n}\n`);
  mkdirSync(dirname(component), { recursive: true });
  write("throw new Error('The crane fell.');");
  save(`${before}\n<Crane />\n`);
  await expectShown(page, 'The crane fell.');
  write("throw new Error('The crane fell again.');");
  await expectShown(page, 'The crane fell again.');
  write('return <p>The crane stands.</p>;');
  await expectShown(page, 'The crane stands.');
  // What it crashed with is in the console.
  answers = [];
  await restore(page, before, 'The crane stands.');
  rmSync(component);
});

test('a component for browsers that cannot be read, then crashes its page, and is mended each time', async ({
  page,
  context,
}) => {
  const before = text();
  const component = dev.fileOf('components/Winch.tsx');
  const write = (body: string) =>
    writeFileSync(component, `'use client';\nexport default function Winch() {\n  ${body}\n}\n`);
  mkdirSync(dirname(component), { recursive: true });
  write('return <p>The winch turns.</p>;');
  save(`${before}\n<Winch />\n`);
  await expectShown(page, 'The winch turns.');
  await page.reload();
  await untilTakenOver(page);
  write('return (<p>The winch jams.</p>;');
  await expectSoon(page.getByRole('group', { name: 'Content problems' })).toContainText('This code cannot be read');
  write('return <p>The winch turns again.</p>;');
  await expectShown(page, 'The winch turns again.');
  write("throw new Error('The winch broke.');");
  await expectShown(page, 'The winch broke.');
  const later = await context.newPage();
  await later.goto(dev.url + doc);
  await expectShown(later, 'The winch broke.');
  write('return <p>The winch is new.</p>;');
  await expectShown(page, 'The winch is new.');
  await expectShown(later, 'The winch is new.');
  await later.close();
  // What it crashed with is in the console.
  answers = [];
  await restore(page, before, 'The winch is new.');
  rmSync(component);
});

test('a picture that comes after the text that shows it', async ({ page }) => {
  const before = text();
  save(`${before}\n![A late picture](./late.svg)\n`);
  await expectSoon(page.getByRole('img', { name: 'A late picture' })).toBeAttached();
  writeFileSync(dev.fileOf('docs/basics/late.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>');
  await expectSoon(page.getByRole('img', { name: 'A late picture' })).toHaveAttribute('src', /\/assets\/.*late\.svg/);
  rmSync(dev.fileOf('docs/basics/late.svg'));
  await expectSoon(page.getByRole('img', { name: 'A late picture' })).not.toHaveAttribute('src', /\/assets\//);
  save(before);
  await expectSoon(page.getByRole('img', { name: 'A late picture' })).toHaveCount(0);
});

test('a folder that is renamed and renamed back: its page goes and comes, and so do the problems', async ({ page }) => {
  const overlay = page.getByRole('group', { name: 'Content problems' });
  renameSync(dev.fileOf('docs/basics'), dev.fileOf('docs/moved'));
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expectSoon(overlay).toContainText('docs/start.mdx');
  renameSync(dev.fileOf('docs/moved'), dev.fileOf('docs/basics'));
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
  await expectSoon(overlay).toHaveCount(0);
});

test('a folder that is removed and brought back', async ({ page }) => {
  cpSync(dev.fileOf('docs/basics'), `${dev.contentDir}-aside`, { recursive: true });
  rmSync(dev.fileOf('docs/basics'), { recursive: true });
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  cpSync(`${dev.contentDir}-aside`, dev.fileOf('docs/basics'), { recursive: true });
  rmSync(`${dev.contentDir}-aside`, { recursive: true });
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
});

test('a checkout that writes and removes two hundred files', async ({ page }) => {
  const name = (index: number) => `docs/branch/part-${index % 10}/page-${index}.mdx`;
  for (let index = 0; index < 200; index++) {
    mkdirSync(dirname(dev.fileOf(name(index))), { recursive: true });
    writeFileSync(dev.fileOf(name(index)), `---\ntitle: Page ${index}\n---\n\nText ${index}.\n`);
  }
  await expect(async () => {
    expect((await fetch(`${dev.url}docs/branch/part-9/page-199`)).status).toBe(200);
  }).toPass({ timeout: 60_000 });
  rmSync(dev.fileOf('docs/branch'), { recursive: true });
  await expect(async () => {
    expect((await fetch(`${dev.url}docs/branch/part-9/page-199`)).status).toBe(404);
  }).toPass({ timeout: 60_000 });
  expect(existsSync(dev.fileOf('docs/branch'))).toBe(false);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
});
