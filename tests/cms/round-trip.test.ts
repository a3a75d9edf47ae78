import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cmsLockName } from '@/lib/content/files/owned-content';
import { keepsContract } from '@/tests/support/adapter-contract';
import { runCms, startCms } from '@/tests/support/cms-process';
import { lighthouse, lighthouseEnv } from '@/tests/support/lighthouse';
import { snapshot, startSite, type TestSite } from './support/site';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const read = (path: string) => readFileSync(join(site.contentDir, path), 'utf8');

it('gives back every file of the content folder byte by byte, translations in their places', async () => {
  await site.sync();
  const { [cmsLockName]: lock, ...files } = snapshot(site.contentDir);
  expect(lock).toBeDefined();
  expect(files).toEqual(snapshot(lighthouse.content));
});

it('writes nothing the second time, and keeps every time', async () => {
  await site.sync();
  const before = statSync(join(site.contentDir, 'docs/intro.mdx'));
  const result = await site.sync();
  expect(result).toMatchObject({ written: 0, removed: 0 });
  expect(statSync(join(site.contentDir, 'docs/intro.mdx'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
});

it('gives files times that depend on their content only, so that a clone does not rebuild all', async () => {
  await site.sync();
  const path = join(site.contentDir, 'docs/intro.mdx');
  const { mtimeMs } = statSync(path);
  writeFileSync(path, read('docs/intro.mdx'));
  expect(statSync(path).mtimeMs).not.toBe(mtimeMs);
  await site.sync();
  expect(statSync(path).mtimeMs).toBe(mtimeMs);
});

describe('one change', () => {
  it('writes the file of an edited entry and keeps what its author wrote around it', async () => {
    await site.sync();
    const doc = await site.client.find('docs', 'docs/services/store.mdx');
    const before = read('docs/services/store.mdx');
    await site.client.update('docs', doc.id, { title: 'Shop' });
    expect(await site.sync()).toMatchObject({ written: 1, removed: 0 });
    expect(read('docs/services/store.mdx')).toBe(before.replace('title: Store', 'title: Shop'));
    await site.client.update('docs', doc.id, { title: 'Store' });
    await site.sync();
    expect(read('docs/services/store.mdx')).toBe(before);
  });

  it('writes what an editor makes from nothing', async () => {
    await site.sync();
    const doc = await site.client.create('docs', {
      path: 'docs/guides/new.mdx',
      title: 'From the CMS: "quoted"',
      keywords: ['a', 'b: c'],
      sidebar_position: 1.5,
      unlisted: true,
      body: 'Hello.\n',
    });
    await site.sync();
    expect(read('docs/guides/new.mdx')).toBe(
      '---\ntitle: \'From the CMS: "quoted"\'\nsidebar_position: 1.5\nkeywords:\n  - a\n  - "b: c"\nunlisted: true\n---\nHello.\n',
    );
    await site.client.remove('docs', doc.id);
    expect(await site.sync()).toMatchObject({ removed: 1 });
    expect(snapshot(site.contentDir)).not.toHaveProperty('docs/guides/new.mdx');
  });

  it('does not show drafts, and takes away what is unpublished', async () => {
    await site.sync();
    const before = snapshot(site.contentDir);
    const doc = await site.client.create('pages', { path: 'pages/extra.mdx', title: 'Extra', body: 'Text.\n' });
    await site.sync();
    expect(snapshot(site.contentDir)).toHaveProperty('pages/extra.mdx');
    await site.client.saveDraft('pages', doc.id, { title: 'Secret plans' });
    expect(await site.sync()).toMatchObject({ written: 0, removed: 0 });
    await site.client.unpublish('pages', doc.id);
    expect(await site.sync()).toMatchObject({ removed: 1 });
    expect(snapshot(site.contentDir)).toEqual(before);
    await site.client.remove('pages', doc.id);
  });

  it('rewrites authors.yml for one author and leaves the others as they are', async () => {
    await site.sync();
    const before = read('authors.yml');
    const { data } = await site.client.send('GET', 'authors?where[key][equals]=docs');
    const [doc] = (data as { docs: { id: number; title: string }[] }).docs;
    await site.client.update('authors', doc?.id ?? 0, { title: 'Somebody' });
    await site.sync();
    expect(read('authors.yml')).toBe(before.replace(doc?.title ?? '', 'Somebody'));
    await site.client.update('authors', doc?.id ?? 0, { title: doc?.title });
  });

  it('brings new media byte by byte', async () => {
    await site.sync();
    const bytes = readFileSync(join(lighthouse.content, 'docs/dashboard/img/project-areas.svg'));
    const doc = await site.client.upload('media/areas.svg', 'areas.svg', bytes, 'image/svg+xml');
    await site.sync();
    expect(readFileSync(join(site.contentDir, 'media/areas.svg')).equals(bytes)).toBe(true);
    await site.client.remove('media', doc.id);
  });
});

describe('the port', () =>
  keepsContract(() => ({
    adapter: () => site.adapterFor(),
    withKey: (apiKey) => site.adapterFor(undefined, { apiKey }),
    nowhere: () => site.adapterFor('http://localhost:1'),
  })));

it('is backed up while it runs, and is all there when the backup is started', async () => {
  const backup = join(site.root, 'backup');
  const made = runCms(join(site.root, 'cms'), ['scripts/backup.ts', backup], lighthouseEnv);
  expect(made).toMatchObject({ status: 0, output: expect.stringContaining('Keep PAYLOAD_SECRET') });
  const restored = await startCms(backup, lighthouseEnv);
  try {
    const patient = { timeoutMs: 20_000 };
    const [before, after] = [site.adapterFor(undefined, patient), site.adapterFor(restored.url, patient)];
    const manifest = await before.manifest();
    expect(await after.manifest()).toEqual(manifest);
    const [picture] = manifest.filter(({ kind }) => kind === 'media');
    if (!picture) throw new Error('There is no picture.');
    expect(await after.media(picture)).toEqual(await before.media(picture));
  } finally {
    await restored.stop();
  }
  const again = runCms(join(site.root, 'cms'), ['scripts/backup.ts', backup], lighthouseEnv);
  expect(again).toMatchObject({ status: 1, output: expect.stringContaining('is there already') });
});
