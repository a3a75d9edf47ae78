import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { launchOptions } from '@/lib/browser/launch-options';
import { checkContent } from '@/lib/check/content-check';
import { startPreview } from '@/lib/cms/preview';
import { site as config } from '@/lib/config/site';
import { keys } from '@/tests/support/seed-users';
import { startDevServer } from '../support/dev-server';
import { ownSite } from '../support/sites';
import { failure, ownAll, startSite, type TestSite } from './support/site';

let site: TestSite;
let stop: (() => Promise<void>) | undefined;
const lines: string[] = [];

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
afterEach(async () => {
  await stop?.();
  stop = undefined;
  lines.length = 0;
});

const shown = (path: string) => join(site.root, 'preview', path);
const read = (path: string) => (existsSync(shown(path)) ? readFileSync(shown(path), 'utf8') : undefined);

async function preview(apiKey: string = keys.editor): Promise<void> {
  stop = await startPreview({
    adapter: site.adapterFor(undefined, { apiKey, drafts: true }),
    contentDir: site.contentDir,
    owned: ownAll,
    previewDir: join(site.root, 'preview'),
    print: (line) => lines.push(line),
  });
}

it('shows drafts, follows them, and has the files of the site too', async () => {
  mkdirSync(site.contentDir, { recursive: true });
  writeFileSync(join(site.contentDir, 'versions.json'), '[]\n');
  const doc = await site.client.find('docs', 'docs/intro.mdx');
  await site.client.saveDraft('docs', doc.id, { title: 'Draft of the start' });
  await site.client.create('docs', { path: 'docs/new.mdx', title: 'New', body: 'Soon.\n', _status: 'draft' });
  await preview();
  expect(read('docs/intro.mdx')).toContain('title: Draft of the start');
  expect(read('docs/new.mdx')).toContain('Soon.');
  expect(read('versions.json')).toBe('[]\n');
  expect(readFileSync('content/docs/services/store.mdx', 'utf8')).toBe(read('docs/services/store.mdx'));
  await site.client.saveDraft('docs', doc.id, { title: 'Second draft' });
  await vi.waitFor(() => expect(read('docs/intro.mdx')).toContain('title: Second draft'), { timeout: 20_000 });
  await site.sync({ overwrite: true });
  expect(readFileSync(join(site.contentDir, 'docs/intro.mdx'), 'utf8')).not.toContain('Second draft');
  expect(existsSync(join(site.contentDir, 'docs/new.mdx'))).toBe(false);
});

it('leaves a draft that holds code to the check, which takes it for untrusted', async () => {
  await site.client.create('docs', { path: 'docs/evil.mdx', title: 'Evil', body: '{1 + 1}', _status: 'draft' });
  await preview();
  expect(read('docs/evil.mdx')).toContain('{1 + 1}');
  const previewed = { ...config, content: { ...config.content, cms: ownAll } };
  const { diagnostics } = await checkContent({ contentDir: shown('.'), publicDir: 'public', site: previewed });
  expect(diagnostics.filter(({ file }) => file === 'docs/evil.mdx').map(({ code }) => code)).toEqual([
    'untrusted/code',
  ]);
});

it('needs a key that sees drafts', async () => {
  expect(await failure(preview(keys.reader))).toContain('belongs to a reader, who sees no drafts');
});

it('shows a draft in the open page of `npm run dev -- --preview`, under a banner', async () => {
  const server = await startDevServer({
    contentDir: '.cache/dev-preview',
    from: ownSite,
    patience: 120_000,
    args: ['--preview'],
    env: {
      CMS_URL: site.cms.url,
      CMS_API_KEY: keys.editor,
      SITE_CONFIG: JSON.stringify({ content: { cms: ownAll } }),
    },
  });
  onTestFinished(server.stop);
  const browser = await chromium.launch(launchOptions());
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const doc = await site.client.find('docs', 'docs/services/vault.mdx');
  await site.client.saveDraft('docs', doc.id, { title: 'A vault to come' });
  await page.goto(`${server.url}docs/services/vault`, { timeout: 60_000 });
  await expect.poll(() => page.locator('h1').textContent(), { timeout: 60_000 }).toBe('A vault to come');
  expect(await page.getByLabel('Preview', { exact: true }).textContent()).toContain('drafts');
  await site.client.saveDraft('docs', doc.id, { title: 'A vault to come soon' });
  await expect.poll(() => page.locator('h1').textContent(), { timeout: 60_000 }).toBe('A vault to come soon');
  await page.goto(`${server.url}docs/evil`, { timeout: 60_000 });
  expect(await page.getByRole('alert').allTextContents()).toContainEqual(expect.stringContaining('{1 + 1} is code'));
  expect(readFileSync('.cache/dev-preview/docs/services/vault.mdx', 'utf8')).toBe(
    readFileSync('content/docs/services/vault.mdx', 'utf8'),
  );
});
