import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPayloadAdapter } from '@/lib/cms/adapters/payload-adapter';
import { buildCms } from '@/lib/cms/prepare';
import { syncContent } from '@/lib/cms/sync/sync';
import { launchOptions } from '@/lib/node/launch-options';
import { findings } from '@/tests/e2e/support/axe';
import { type RunningCms, runCms, startCmsPages } from '@/tests/support/cms-process';
import { type DevServer, startDevServer } from '@/tests/support/dev-server';
import { freePort } from '@/tests/support/free-port';
import { lighthouse, lighthouseEnv, ownAll } from '@/tests/support/lighthouse';
import { newProject } from '@/tests/support/new-project';
import { keys, password, seedRoles } from '@/tests/support/seed-users';
import { createClient } from './support/client';

// One story, told in order: each step goes on where the one before it stopped.
const root = mkdtempSync(join(tmpdir(), 'nexus-cms-journey-'));
const dataDir = join(root, 'cms');
/** Where the preview runs: other tests and builds have this folder to themselves meanwhile. Its packages are on the same disk. */
const project = resolve('.cache/made-site/preview');
const patient = { timeout: 30_000 };
// A form is no landmark of its own; and on phones Payload's line of dates scrolls sideways, by touch only.
const payloads = ['region', 'scrollable-region-focusable'];
const sentence = 'Written on a journey.';
let cms: RunningCms;
let preview: DevServer | undefined;
let previewPort = 0;
let browser: Browser;
let page: Page;
/** What a page should never say in its console, and what it should never ask of others. */
const complaints: string[] = [];

async function newPage(width: number, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  const opened = await context.newPage();
  opened.on('console', (message) => {
    const isOurs = message.location().url.startsWith(cms.url) || message.location().url === '';
    if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  opened.on('pageerror', ({ message }) => complaints.push(message));
  opened.on('request', (request) => {
    if (!/^(?:http:\/\/localhost:|data:|blob:)/.test(request.url())) complaints.push(request.url());
  });
  return opened;
}

async function logIn(opened: Page, email: string): Promise<void> {
  await opened.goto(`${cms.url}/admin/login`, { waitUntil: 'networkidle' });
  await opened.getByLabel('Email').fill(email);
  await opened.getByLabel('Password').fill(password);
  await opened.keyboard.press('Enter');
}

const problems = () => page.getByRole('region', { name: 'Problems' });
const body = () => page.getByRole('textbox', { name: 'Body' });
const livePage = () => page.frameLocator('iframe');

async function editorReady(opened = page): Promise<void> {
  await opened.getByRole('textbox', { name: 'Body' }).waitFor({ timeout: 30_000 });
  await opened.getByRole('region', { name: 'Problems' }).getByRole('status').waitFor({ timeout: 60_000 });
}

beforeAll(async () => {
  if (!buildCms(process.cwd(), { ...process.env, PAYLOAD_SECRET: 'of a CMS that is thrown away' }))
    throw new Error('The pages of the CMS could not be built.');
  previewPort = await freePort();
  cms = await startCmsPages(dataDir, {
    port: String(await freePort()),
    ...lighthouseEnv,
    PREVIEW_URL: `http://localhost:${previewPort}${lighthouse.site.basePath}`,
  });
  browser = await chromium.launch(launchOptions({ light: true }));
  page = await newPage(1280);
}, 900_000);
afterAll(async () => {
  await preview?.stop();
  await browser.close();
  await cms.stop();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  complaints.length = 0;
  return () => expect(complaints).toEqual([]);
});

it('makes the first user, whose password is long, and takes the content in', async () => {
  // What is typed before the form runs is lost.
  await page.goto(`${cms.url}/admin`, { waitUntil: 'networkidle' });
  const shown = page.locator('input').filter({ visible: true });
  const names = () => shown.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
  await expect.poll(names, patient).toEqual(['email', 'password', 'confirm-password']);
  expect(await page.locator('#field-role').isHidden()).toBe(true);
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your drafts' }).waitFor();
  await page.getByText('Nothing is published yet.').waitFor();
  const imported = runCms(dataDir, ['scripts/import.ts', '--content', resolve(lighthouse.content)], lighthouseEnv);
  expect(imported.output).toMatch(/Imported: [1-9]\d* new/);
  await page.reload();
  await seedRoles(cms.url);
  const kinds = page.getByRole('link', { name: /^Create new / });
  await kinds.first().waitFor();
  const labels = await kinds.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(labels).toEqual(
    ['Docs', 'Posts', 'Pages', 'Media', 'Categories', 'Authors', 'Tags', 'Users'].map((name) => `Create new ${name}`),
  );
});

it('underlines a mistake where it is, and refuses to publish it', async () => {
  await page.goto(`${cms.url}/admin/collections/docs/create`);
  await editorReady();
  // The path is left empty: it follows from the title.
  await page.getByLabel('Title', { exact: true }).fill('Journey');
  // Lists take what was typed without Enter, and offer what the site has.
  const tab = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  await tab('Settings').click();
  await page.getByRole('combobox', { name: 'Keywords' }).fill('tide');
  await page.getByRole('combobox', { name: 'Add from tags' }).selectOption({ index: 1 });
  await tab('Content').click();
  await body().focus();
  await page.keyboard.type('First line.\n\n<b>open\n');
  await expect.poll(() => problems().textContent(), patient).toContain('Error line 3, column 1');
  await expect.poll(() => page.locator('.squiggly-error').count(), patient).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByText(/^3:1: /).waitFor({ state: 'attached' });
  // It lies between toolbar and text, and on neither.
  const [tools, said, text] = await Promise.all(
    [page.locator('.body-toolbar'), page.getByText(/^3:1: /), page.locator('.markdown-editor')].map((at) =>
      at.boundingBox(),
    ),
  );
  expect(said?.y).toBeGreaterThanOrEqual((tools?.y ?? Infinity) + (tools?.height ?? 0));
  expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
  // What browsers say of the refusal themselves.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/docs\/\d+$/);
  expect(await page.getByLabel('Path').inputValue()).toBe('docs/journey.mdx');
  expect(await page.getByText('Status:').locator('..').textContent()).toContain('Draft');
  // From the list of problems to its place, and there it is mended.
  await problems().getByRole('button', { name: 'line 3, column 1' }).click();
  await page.keyboard.press('Shift+End');
  await page.keyboard.type(sentence);
  await expect.poll(() => problems().textContent(), patient).toBe('No problems.');
  // One way through the fields with Tab: toolbar, text, and on.
  await page.keyboard.press('Shift+Tab');
  const toolbar = page.getByRole('toolbar', { name: 'Text' });
  await expect
    .poll(() => toolbar.getByRole('button', { name: 'Bold' }).evaluate((el) => el === document.activeElement), patient)
    .toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => body().evaluate((el) => el === document.activeElement), patient).toBe(true);
  await page.keyboard.press('Tab');
  expect(await body().evaluate((el) => el === document.activeElement)).toBe(false);
});

it('links to another entry by search, with the keyboard', async () => {
  const { docs } = (
    await createClient(cms.url, 'editor').send('GET', 'docs?depth=0&limit=1&sort=id&where[title][exists]=true')
  ).data as { docs: { title: string; path: string }[] };
  const [other] = docs;
  await body().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Journey');
  await page.getByRole('search').getByRole('button').first().waitFor();
  // What is shown was found for other words.
  await page.keyboard.press('Control+a');
  await page.keyboard.type(other?.title ?? '');
  await page.keyboard.press('Enter');
  const link = `[${other?.title}](./${other?.path.replace('docs/', '')})`;
  await expect
    .poll(async () => (await body().locator('..').textContent())?.replaceAll('\u00a0', ' '), patient)
    .toContain(link);
});

it('takes several pictures at once, each after the one before it', async () => {
  const text = async () => (await body().locator('..').textContent())?.replaceAll('\u00a0', ' ');
  const mimeType = 'image/svg+xml';
  const buffer = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
  );
  await page
    .getByLabel('Picture', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(['first one.svg', 'second.svg'].map((name) => ({ name, mimeType, buffer })));
  await expect.poll(text, patient).toContain('![second](../media/second.svg)');
  expect(await text()).toContain('![first one](../media/first-one.svg)');
  await expect.poll(() => problems().textContent(), patient).toBe('No problems.');
});

it('pastes formatted text as Markdown, and code as it is', async () => {
  const before = (await body().locator('..').textContent()) ?? '';
  const paste = (html: string, plain: string) =>
    body().evaluate(
      (box, [rich, words]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', rich);
        clipboardData.setData('text/plain', words);
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [html, plain] as const,
    );
  const text = async () => (await body().locator('..').textContent())?.replaceAll('\u00a0', ' ');
  await body().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\n');
  await paste('<p>Some <b>words</b> of a <a href="https://example.com/">page</a></p>', 'Some words of a page');
  await expect.poll(text, patient).toContain('Some **words** of a [page](https://example.com/)');
  await page.keyboard.press('Control+z');
  await paste('<div style="white-space: pre"><span style="color: red">const</span> a</div>', 'const a_b_c');
  await expect.poll(text, patient).toContain('const a_b_c');
  await page.keyboard.press('Control+z');
  for (let key = 0; key < 2; key++) await page.keyboard.press('Backspace');
  await expect.poll(text, patient).toBe(before.replaceAll('\u00a0', ' '));
});

it('shows the page beside the text while it is written, and what is wrong with it', async () => {
  await newProject(project, { name: 'Preview', url: 'https://preview.example', basePath: '/' });
  preview = await startDevServer({
    project,
    contentDir: 'content',
    from: lighthouse,
    port: previewPort,
    patience: 120_000,
    args: ['--preview'],
    env: { CMS_URL: cms.url, CMS_API_KEY: keys.editor, ...lighthouseEnv },
  });
  await page.getByRole('button', { name: 'Live Preview' }).click();
  await livePage().getByRole('heading', { level: 1, name: 'Journey' }).waitFor({ timeout: 60_000 });
  expect(await livePage().getByLabel('Preview', { exact: true }).textContent()).toContain('drafts');
  await livePage().getByText(sentence).waitFor({ timeout: 60_000 });
  await body().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\n{1 + 1}');
  await livePage().getByText('This draft cannot be shown yet').waitFor({ timeout: 60_000 });
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('Not saved yet.');
  await livePage().getByText('Not saved yet.').waitFor({ timeout: 60_000 });
  expect(readFileSync(join(project, '.cms/preview/docs/journey.mdx'), 'utf8')).toContain('Not saved yet.');
  await page.getByRole('button', { name: 'Exit Live Preview' }).click();
}, 240_000);

it('publishes it, and the sync brings it to the site', async () => {
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(() => page.getByText('Status:').locator('..').textContent(), patient).toContain('Published');
  const contentDir = join(root, 'content');
  mkdirSync(contentDir);
  await syncContent({
    adapter: createPayloadAdapter({ url: cms.url, apiKey: keys.reader }),
    contentDir,
    publicDir: 'public',
    workDir: join(root, '.cms'),
    owned: ownAll,
    site: lighthouse.site,
  });
  const text = readFileSync(join(contentDir, 'docs/journey.mdx'), 'utf8');
  expect(text).toContain('title: Journey');
  expect(text).toMatch(/^keywords:\n {2}- tide\ntags:\n {2}- \w+$/m);
  expect(text).toContain(`First line.\n\n${sentence}`);
  expect(text).toContain('Not saved yet.');
}, 60_000);

it('reverts to what is published, and asks before Back of the browser loses what is not saved', async () => {
  const title = page.getByLabel('Title', { exact: true });
  await page.goto(`${cms.url}/admin/collections/docs?search=journey`, { waitUntil: 'networkidle' });
  await page.getByRole('row').getByRole('link', { name: 'Journey' }).click();
  await editorReady();
  const entry = page.url();
  await title.fill('Second thoughts');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Revert to published' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => title.inputValue(), patient).toBe('Journey');
  // At the first key Payload looks whether somebody else has changed it.
  const looked = page.waitForResponse((answer) => answer.request().postData()?.includes('checkForStaleData') === true);
  await title.press('End');
  await page.keyboard.insertText(' on');
  await looked;
  await expect.poll(() => problems().textContent(), patient).toBe('No problems.');
  expect(await page.getByText('recently updated by another user').count()).toBe(0);
  for (const answer of ['dismiss', 'accept'] as const) {
    const asked = page.waitForEvent('dialog');
    void page.evaluate(() => window.history.back());
    expect((await asked).message()).toContain('Your changes have not been saved.');
    await (await asked)[answer]();
    if (answer === 'dismiss') expect(await title.inputValue()).toBe('Journey on');
  }
  await page.getByRole('row').getByRole('link', { name: 'Journey' }).waitFor();
  await page.goto(entry);
  await editorReady();
  expect(await title.inputValue()).toBe('Journey');
});

it('saves nothing over what was saved in another window', async () => {
  const editor = createClient(cms.url, 'editor');
  const { id } = await editor.create('docs', { path: 'docs/two.mdx', title: 'Two', body: 'T.\n' });
  const saved = async () => {
    const { data } = await editor.send('GET', `docs/${id}?draft=true&depth=0`);
    return (data as { description?: string }).description;
  };
  const isSaved = () => there.locator('#action-save-draft').isDisabled();
  const [here, there] = [await page.context().newPage(), await page.context().newPage()];
  const description = (opened: Page) => opened.getByLabel('Description', { exact: true });
  for (const opened of [here, there]) {
    await opened.goto(`${cms.url}/admin/collections/docs/${id}`);
    await editorReady(opened);
    await description(opened).fill('Begun');
  }
  await there.keyboard.press('Control+s');
  await expect.poll(saved, patient).toBe('Begun');
  await expect.poll(isSaved, patient).toBe(true);
  await description(here).fill('Late');
  await here.keyboard.press('Control+s');
  await here.getByText('was saved elsewhere since you opened it here').waitFor();
  expect(await description(here).inputValue()).toBe('Late');
  // What was saved here is known here, also after a way over the list and back.
  await description(there).fill('Again');
  await there.keyboard.press('Control+s');
  await expect.poll(saved, patient).toBe('Again');
  await expect.poll(isSaved, patient).toBe(true);
  await there.getByRole('link', { name: 'Docs', exact: true }).and(there.locator('.step-nav a')).click();
  await there.getByRole('row').nth(1).waitFor();
  await there.goBack();
  await editorReady(there);
  await description(there).fill('At last');
  await there.keyboard.press('Control+s');
  await expect.poll(saved, patient).toBe('At last');
  for (const opened of [here, there]) await opened.close();
});

it('knows its own save where the answer was lost', async () => {
  const editor = createClient(cms.url, 'editor');
  const { id } = await editor.create('docs', { path: 'docs/lost.mdx', title: 'Lost', body: 'L.\n' });
  const opened = await page.context().newPage();
  const description = opened.getByLabel('Description', { exact: true });
  const saved = async () => {
    const { data } = await editor.send('GET', `docs/${id}?draft=true&depth=0`);
    return (data as { description?: string }).description;
  };
  await opened.goto(`${cms.url}/admin/collections/docs/${id}`);
  await editorReady(opened);
  for (const text of ['First', 'Second']) {
    await opened.route(`**/api/docs/${id}?**`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const lost = opened.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
    await description.fill(text);
    await opened.keyboard.press('Control+s');
    await lost;
    expect(await saved()).toBe(text);
    await opened.unroute(`**/api/docs/${id}?**`);
  }
  await description.fill('Third');
  await opened.keyboard.press('Control+s');
  await expect.poll(saved, patient).toBe('Third');
  await opened.close();
});

it('goes on being written while it is saved, from the first time on, and searches links before it has a path', async () => {
  const opened = await newPage(1280);
  await logIn(opened, 'editor@example.com');
  await opened.getByRole('heading', { name: 'Your drafts' }).waitFor();
  await opened.goto(`${cms.url}/admin/collections/docs/create`);
  await editorReady(opened);
  await opened.getByLabel('Title', { exact: true }).fill('Written on');
  await opened.getByRole('textbox', { name: 'Body' }).focus();
  await opened.keyboard.type('See ');
  await opened.keyboard.press('Control+k');
  await opened.getByLabel('Link to').press('Escape');
  const text = async () => (await opened.locator('.view-lines').textContent())?.replaceAll('\u00a0', ' ');
  await opened.keyboard.press('Control+End');
  // Holds the answer back, during which its author writes on.
  await opened.route('**/api/docs**', async (route) => {
    const isSave = /^(?:POST|PATCH)$/.test(route.request().method()) && !/problems/.test(route.request().url());
    if (isSave) await opened.keyboard.type(' And more.');
    await route.continue();
  });
  await opened.keyboard.press('Control+s');
  await opened.waitForURL(/\/docs\/\d+$/);
  await opened.locator('.markdown-editor[data-ready=true]').waitFor();
  await opened.keyboard.type(' First.');
  await expect.poll(text, patient).toMatch(/See\s+And more\. First\.$/);
  await opened.context().close();
});

it('takes nothing back while there is something that is not saved', async () => {
  const unpublish = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('No published page leads to it.').waitFor();
    return dialog;
  };
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Not saved');
  const dialog = await unpublish();
  await dialog.getByRole('alert').getByText('would be lost').waitFor();
  expect(await dialog.getByRole('button', { name: 'Unpublish', exact: true }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  await editorReady();
  const again = await unpublish();
  expect(await again.getByRole('button', { name: 'Unpublish', exact: true }).isEnabled()).toBe(true);
  await again.getByRole('button', { name: 'Cancel' }).click();
  await again.waitFor({ state: 'hidden' });
});

it('begins a translation of what is saved, shows it at its address, and leads back to the original', async () => {
  await page.getByLabel('Title', { exact: true }).fill('Not saved');
  await page.getByRole('button', { name: 'Translate into Español' }).click();
  await page.getByRole('alert').getByText('What you changed is not saved.').waitFor();
  await page.reload();
  await editorReady();
  await page.getByRole('button', { name: 'Translate into Español' }).click();
  const languages = page.getByRole('region', { name: 'Languages' });
  await languages.getByRole('heading', { name: 'Language: Español' }).waitFor();
  expect(await page.getByLabel('Path').inputValue()).toBe('i18n/es/docusaurus-plugin-content-docs/current/journey.mdx');
  await page.getByRole('button', { name: 'Live Preview' }).click();
  await livePage().getByRole('heading', { level: 1, name: 'Journey' }).waitFor({ timeout: 60_000 });
  await livePage().locator('html[lang="es"]').waitFor();
  // A page that goes, or whose server stops, while it loads its scripts reports each of them as an error.
  await (
    await page
      .locator('iframe')
      .elementHandle()
      .then((frame) => frame?.contentFrame())
  )?.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Exit Live Preview' }).click();
  await page.locator('iframe').waitFor({ state: 'hidden' });
  await preview?.stop();
  preview = undefined;
  await page.getByLabel('Title', { exact: true }).fill('Viaje');
  await page.keyboard.press('Control+s');
  await page.getByText('saved successfully').waitFor();
  await languages.getByRole('link', { name: 'Original: Journey' }).click();
  await languages.getByRole('heading', { name: 'Language: English' }).waitFor();
  await languages.getByRole('link', { name: 'Español: Viaje' }).waitFor();
}, 120_000);

it('says who needs an entry before it is deleted, and leads its readers elsewhere', async () => {
  const editor = createClient(cms.url, 'editor');
  const target = await editor.create('docs', { path: 'docs/target.mdx', title: 'Target of readers', body: 'T.\n' });
  await editor.create('docs', { path: 'docs/linking.mdx', title: 'Linking', body: '[There](./journey.mdx)\n' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Linking, line 1' }).waitFor();
  const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: /^Redirect .*journey to a page/ }).click();
  await page.keyboard.type('Target of');
  await dialog.getByRole('search').getByRole('button').first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByLabel(/although links break/).check();
  await confirm.click();
  await page.waitForURL(/\/collections\/docs$/);
  expect((await editor.find('docs', 'docs/target.mdx'))['redirect_from']).toEqual([expect.stringMatching(/journey$/)]);
  expect(target['redirect_from'] ?? []).toEqual([]);
});

it('asks again before more links break', async () => {
  const editor = createClient(cms.url, 'editor');
  const { id } = await editor.create('docs', { path: 'docs/moving.mdx', title: 'Moving', body: 'M.\n' });
  await editor.create('docs', { path: 'docs/first.mdx', title: 'First', body: '[There](./moving.mdx)\n' });
  await page.goto(`${cms.url}/admin/collections/docs/${id}`);
  await editorReady();
  const accept = page.getByLabel('Publish although links break');
  await page.getByLabel('Path').fill('docs/moved.mdx');
  await accept.check();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await accept.waitFor({ state: 'detached' });
  await editor.create('docs', { path: 'docs/second.mdx', title: 'Second', body: '[There](./moved.mdx)\n' });
  await page.getByLabel('Path').fill('docs/moved-again.mdx');
  await accept.waitFor();
  expect(await accept.isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByText('The following field is invalid: Other pages').waitFor();
  expect((await editor.find('docs', 'docs/moved.mdx')).id).toBe(id);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
});

it('says in a list who needs what is deleted or taken back with others', async () => {
  const editor = createClient(cms.url, 'editor');
  await editor.create('docs', { path: 'docs/needed.mdx', title: 'Needed', body: 'T.\n' });
  await editor.create('docs', { path: 'docs/needing.mdx', title: 'Needing', body: '[There](./needed.mdx)\n' });
  await page.goto(`${cms.url}/admin/collections/docs?search=need`);
  const row = page.getByRole('row').filter({ hasText: 'docs/needed.mdx' });
  for (const action of ['Delete', 'Unpublish']) {
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    const said = page.getByRole('listitem').filter({ hasText: 'Other pages need this one' });
    await said.getByText('“Needing” (docs/needing.mdx)').waitFor();
    await said.getByRole('button', { name: 'Close' }).click();
    await said.waitFor({ state: 'hidden' });
  }
  expect((await editor.find('docs', 'docs/needed.mdx'))['_status']).toBe('published');
  expect(complaints.splice(0)).toEqual(Array(2).fill(expect.stringContaining('400 (Bad Request)')));
});

it('lists the entries of one language, and on the dashboard what it lacks', async () => {
  await page.goto(`${cms.url}/admin/collections/docs`);
  const languages = page.getByRole('navigation', { name: 'Languages' });
  await languages.getByRole('link', { name: 'Español' }).click();
  const titles = page.getByRole('row').getByRole('link');
  await expect
    .poll(async () => (await titles.allTextContents()).sort(), patient)
    .toEqual(['El tablero', 'Guardar la luz', 'Viaje']);
  expect(await languages.getByRole('link', { name: 'Español' }).getAttribute('aria-current')).toBe('true');
  await page.goto(`${cms.url}/admin`);
  await page.getByRole('heading', { name: 'Español' }).waitFor();
  await page.getByText(/4 of \d+ pages translated/).waitFor();
  await page.getByRole('link', { name: 'Glossary' }).waitFor();
  const list = (title: string) =>
    page.locator('.overview-list').filter({ has: page.getByRole('heading', { name: title }) });
  await list('Drafts of others').getByRole('link').first().click();
  await editorReady();
  await page.goBack();
  expect(await list('Published last').getByRole('link').count()).toBe(8);
});

it('is readable and operable by everybody, in both widths', async () => {
  const editor = createClient(cms.url, 'editor');
  const { id } = await editor.find('docs', 'docs/target.mdx');
  await editor.create('docs', { path: 'docs/wide.mdx', title: 'Wide'.repeat(60), body: 'W.\n' });
  for (const [width, scheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    const opened = await newPage(width, scheme);
    await logIn(opened, 'editor@example.com');
    await opened.getByRole('heading', { name: 'Your drafts' }).waitFor();
    expect(await opened.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await opened.getByRole('link', { name: 'Create new Users' }).count()).toBe(0);
    await opened.goto(`${cms.url}/admin/account`);
    await opened.getByText('Admin Theme').waitFor();
    expect(await opened.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await opened.goto(`${cms.url}/admin/collections/docs`);
    await opened.getByRole('row').nth(1).waitFor();
    expect(await findings(opened, { only: 'colors', within: ['.table thead'] }), `${width} ${scheme}`).toEqual([]);
    await opened.goto(`${cms.url}/admin/collections/docs/${id}`);
    await editorReady(opened);
    expect(await findings(opened, { within: ['form'], without: payloads }), `${width} ${scheme}`).toEqual([]);
    expect(await opened.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // What lies beside the form on a wide screen lies below it on a phone.
    await opened.route('**/preview?**', (route) => route.fulfill({ body: '' }));
    // The CMS remembers what was open last, for the next visit.
    const isRemembered = () => opened.waitForResponse('**/api/payload-preferences/**');
    await Promise.all([isRemembered(), opened.getByRole('button', { name: 'Live Preview' }).click()]);
    await opened.locator('iframe').waitFor();
    expect((await opened.locator('.markdown-editor').boundingBox())?.width).toBeGreaterThan(280);
    await Promise.all([isRemembered(), opened.getByRole('button', { name: 'Exit Live Preview' }).click()]);
    await opened.context().close();
  }
}, 60_000);

it('keeps somebody logged in whose page is open, and says where somebody is not', async () => {
  const { id } = await createClient(cms.url, 'editor').find('docs', 'docs/target.mdx');
  const opened = await newPage(1280);
  await opened.clock.install();
  await logIn(opened, 'editor@example.com');
  await opened.getByRole('heading', { name: 'Your drafts' }).waitFor();
  await opened.goto(`${cms.url}/admin/collections/docs/${id}`);
  await editorReady(opened);
  const title = opened.getByLabel('Title', { exact: true });
  await title.fill('Not saved yet');
  // A minute before the session ends.
  const refreshed = opened.waitForResponse(/\/api\/users\/refresh-token/);
  await opened.clock.fastForward('01:59:30');
  expect((await refreshed).status()).toBe(200);
  expect(await opened.getByRole('dialog').count()).toBe(0);
  const cookies = await opened.context().cookies();
  await opened.context().clearCookies();
  await title.fill('Still not saved');
  const said = opened.getByRole('region', { name: 'Problems' });
  await expect.poll(() => said.textContent(), patient).toContain('You are logged out');
  await opened.context().addCookies(cookies);
  await title.fill('Nearly saved');
  await expect.poll(() => said.textContent(), patient).toBe('No problems.');
  expect(complaints.splice(0)).toEqual(expect.arrayContaining([expect.stringContaining('403 (Forbidden)')]));
  await opened.context().setOffline(true);
  await title.fill('Offline');
  await expect.poll(() => said.textContent(), patient).toContain('The CMS does not answer, and nothing can be saved.');
  await opened.getByRole('textbox', { name: 'Body' }).focus();
  await opened.keyboard.press('Control+s');
  await opened.locator('[data-sonner-toast]').getByText('nothing can be saved').waitFor();
  await opened.keyboard.press('Control+k');
  await opened.getByLabel('Link to').fill('Target');
  await opened.getByRole('search').getByText('The CMS does not answer.').waitFor();
  await opened.context().setOffline(false);
  await opened.clock.runFor(6000);
  await expect.poll(() => said.textContent(), patient).toBe('No problems.');
  expect(complaints.splice(0)).not.toEqual([]);
  await opened.context().close();
});

it('says who helps somebody without a password', async () => {
  const opened = await newPage(1280);
  await opened.goto(`${cms.url}/admin/login`, { waitUntil: 'networkidle' });
  await opened.getByRole('link', { name: 'Forgot password?' }).click();
  await opened.getByText('Ask one of its admins for a new password.').waitFor();
  await opened.context().close();
});

it('lets no reader in', async () => {
  const opened = await newPage(1280);
  await logIn(opened, 'reader@example.com');
  await opened
    .getByText(/not allowed|Unauthorized/i)
    .first()
    .waitFor();
  await opened.context().close();
});
