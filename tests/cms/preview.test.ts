import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { startPreview } from '@/lib/cms/preview/start-preview';
import { failureOf } from '@/tests/support/cms-site';
import { lighthouse, ownAll } from '@/tests/support/lighthouse';
import { keys } from '@/tests/support/seed-users';
import { startSite, type TestSite } from './support/site';

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
  ({ stop } = await startPreview({
    adapter: site.adapterFor(undefined, { apiKey, drafts: true }),
    contentDir: site.contentDir,
    owned: ownAll,
    allowedKeys: [],
    previewDir: join(site.root, 'preview'),
    print: (line) => lines.push(line),
  }));
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
  expect(readFileSync(join(lighthouse.content, 'docs/services/store.mdx'), 'utf8')).toBe(
    read('docs/services/store.mdx'),
  );
  await site.client.saveDraft('docs', doc.id, { title: 'Second draft' });
  await vi.waitFor(() => expect(read('docs/intro.mdx')).toContain('title: Second draft'), { timeout: 20_000 });
  await site.sync({ overwrite: true });
  expect(readFileSync(join(site.contentDir, 'docs/intro.mdx'), 'utf8')).not.toContain('Second draft');
  expect(existsSync(join(site.contentDir, 'docs/new.mdx'))).toBe(false);
});

it('shows what is wrong with a draft on its page, by line and field, and leaves the rest alone', async () => {
  const evil = { path: 'docs/evil.mdx', title: 'Evil', body: 'Fine.\n\n{1 + 1}\n', toc_max_heading_level: 99 };
  const { data } = await site.client.send('POST', 'docs?draft=true', { ...evil, _status: 'draft' });
  const { doc } = data as { doc: { id: number } };
  await preview();
  const page = read('docs/evil.mdx');
  expect(page).toContain('title: Evil');
  expect(page).toContain('This draft cannot be shown yet');
  expect(page).toMatch(/`{3}md showLineNumbers \{3\}\nFine\.\n\n\{1 \+ 1\}\n`{3}/);
  expect(page).not.toContain('toc_max_heading_level: 99');
  const label = `Shown with its problem: cms:docs/${doc.id} "Evil"`;
  expect(lines).toEqual([expect.stringContaining(`${label} body 3:1: {1 + 1} is code`)]);
  expect(lines.join()).toContain(`${label} field toc_max_heading_level: `);
  const config = lighthouse.site;
  const previewed = { ...config, content: { ...config.content, cms: ownAll } };
  const { diagnostics } = await checkContent({ contentDir: shown('.'), publicDir: 'public', site: previewed });
  expect(diagnostics.filter(({ severity, file }) => severity === 'error' && file.startsWith('docs/'))).toEqual([]);
});

it('needs a key that sees drafts', async () => {
  expect(await failureOf(preview(keys.reader))).toContain('belongs to a reader, who sees no drafts');
});
