import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startPreview } from '@/lib/cms/preview';
import { keys } from '@/lib/cms/seed-users';
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

it('names a draft that holds code instead of showing it', async () => {
  await site.client.create('docs', { path: 'docs/evil.mdx', title: 'Evil', body: '{1 + 1}', _status: 'draft' });
  await preview();
  expect(read('docs/evil.mdx')).toBeUndefined();
  expect(lines.join('\n')).toMatch(/Not shown: cms:docs\/\d+ "Evil" body 1:1: \{1 \+ 1\} is code/);
});

it('needs a key that sees drafts', async () => {
  expect(await failure(preview(keys.reader))).toContain('belongs to a reader, who sees no drafts');
});
