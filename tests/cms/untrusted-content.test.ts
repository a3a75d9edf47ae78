import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CmsAdapter, CmsEntry, ManifestRow } from '@/lib/cms/adapters/adapter';
import type { SyncOptions } from '@/lib/cms/sync/sync';
import { writeStaged } from '@/lib/cms/sync/tree';
import { failureOf } from '@/tests/support/cms-site';
import type { Doc } from './support/client';
import { snapshot, startSite, type TestSite } from './support/site';

let site: TestSite;
let good: Record<string, string>;
const made: [kind: string, doc: Doc][] = [];
/** What entries say once they are published: `kind/id` → fields, body and path. */
const forged = new Map<string, Record<string, unknown>>();

beforeAll(async () => {
  site = await startSite();
  await site.sync();
  good = snapshot(site.contentDir);
});
afterAll(() => site.stop());
afterEach(async () => {
  forged.clear();
  for (const [kind, doc] of made.splice(0)) await site.client.remove(kind, doc.id);
});

/**
 * Publishes a harmless entry, which says something else from then on. The CMS itself publishes nothing that is wrong; what
 * was right at its time may be wrong today, and not everybody who answers as a CMS is one.
 */
async function make(kind: string, { path, ...data }: Record<string, unknown>): Promise<Doc> {
  const at = kind === 'posts' ? `blog/2026-01-0${made.length + 1}-forged.mdx` : `docs/forged-${made.length}.mdx`;
  const doc = await site.client.create(kind, { path: at, title: data['title'], body: 'x' });
  made.push([kind, doc]);
  forged.set(`${kind}/${doc.id}`, { path, ...data });
  return doc;
}

/** The CMS with what was forged. */
function forgedCms(): CmsAdapter {
  const adapter = site.adapterFor();
  const forge = <Row extends ManifestRow>(row: Row): Row => {
    const { path, body, title: _, ...fields } = forged.get(`${row.kind}/${row.id}`) ?? {};
    return {
      ...row,
      ...(path !== undefined && { path }),
      ...('body' in row && { body: body ?? row.body, fields: { ...(row as CmsEntry & Row).fields, ...fields } }),
    };
  };
  return {
    ...adapter,
    manifest: async () => (await adapter.manifest()).map(forge),
    entries: async (kind, ids) => (await adapter.entries(kind, ids)).map(forge),
  };
}

const sync = (options: Partial<SyncOptions> = {}) => site.sync({ adapter: forgedCms(), ...options });

/** Fields that make an entry of plain Markdown. */
const md = { format: 'md' };

it('names in one report what each body holds that none may', async () => {
  const bodies: [body: string, message: string, fields?: Record<string, unknown>][] = [
    ["One.\n\nimport secret from '../../.env.local'\n", 'body 3:1: Imports and exports are code'],
    ['export const a = 1;\n', 'body 1:1: Imports and exports are code'],
    ['Two is {1 + 1}.\n', 'body 1:8: {1 + 1} is code'],
    ['One.\n\n{process.env.HOME}\n', 'body 3:1: {process.env.HOME} is code'],
    ['<Link to={process.env.HOME}>x</Link>\n', 'body 1:1: to={…} of <Link> is code'],
    ['<Link {...props}>x</Link>\n', 'body 1:1: {...} in <Link> is code'],
    ['<img src="/a.png" alt="a" onerror="alert(1)" />\n', 'body 1:1: The attribute onError of <img> is code'],
    ['One.\n\n<Danger />\n', 'body 3:1: <Danger> is none of the components'],
    ['<script src="https://example.com/x.js"></script>\n', 'body 1:1: The element <script>'],
    ['<iframe src="https://example.com"></iframe>\n', 'The element <iframe>'],
    ['<form action="https://example.com"></form>\n', 'The element <form>'],
    ['[x](javascript:alert(1))\n', 'body 1:1: The address in href of <a>'],
    ['<a href="java&#x73;cript:alert(1)">x</a>\n', 'The address in href of <a>'],
    ['[x][y]\n\n[y]: <java\tscript:alert(1)>\n', 'body 1:1: The address in href of <a>'],
    ['---\ntitle: x\n---\n', 'body 1:1: it opens with ---'],
    ['\n---js\n{}\n---\n', 'body 1:1: it opens with ---'],
    ['<Tabs>\n', 'body 1:1'],
    ['<script>alert(1)</script>\n', 'The element <script>', md],
    ['<img src="/a.png" onerror=alert(1)>\n', 'The attribute onError of <img> is code', md],
    ['<a href="javascript:alert(1)">x</a>\n', 'The address in href of <a>', md],
    ['word '.repeat(1_000_000), 'body: it has 5.0 MB; the most a sync takes is 2 MB'],
  ];
  const docs: Doc[] = [];
  for (const [at, [body, , fields]] of bodies.entries())
    docs.push(await make('docs', { path: `docs/evil-${at}.mdx`, title: `Evil ${at}`, body, ...fields }));
  const lines = (await failureOf(sync())).split('\n');
  for (const [at, [body, message]] of bodies.entries()) {
    const { id } = docs[at] as Doc;
    const said = lines.filter((line) => line.includes(`cms:docs/${id} "Evil ${at}"`)).join('\n');
    expect(said, body.slice(0, 80)).toContain(message);
    expect(said, body.slice(0, 80)).toContain(`→ ${site.cms.url}/admin/collections/docs/${id}`);
  }
  expect(snapshot(site.contentDir)).toEqual(good);
});

it('names everything that is wrong with all entries at once', async () => {
  const [one, two, three] = [
    await make('docs', { path: 'docs/one.mdx', title: 'One', body: '<Danger />\n' }),
    await make('docs', { path: 'docs/two.mdx', title: 'Two', body: '[x](/docs/nowhere) [y](./one.mdx)\n' }),
    await make('posts', { path: 'blog/2026-01-01-x.mdx', title: 'Post', authors: ['dosc'], body: 'x' }),
  ];
  const message = await failureOf(sync());
  expect(message).toContain(`cms:docs/${one.id} "One" body 1:1`);
  expect(message).toMatch(new RegExp(`cms:docs/${two.id} "Two" body 1:1: .*/docs/nowhere`));
  expect(message).toContain(`cms:posts/${three.id} "Post" field authors`);
  expect(snapshot(site.contentDir)).toEqual(good);
});

it('names field and value in the words of the content check', async () => {
  const doc = await make('posts', { path: 'blog/2026-01-01-x.mdx', title: 'Post', authors: ['dosc'], body: 'x' });
  const message = await failureOf(sync());
  expect(message).toContain(`cms:posts/${doc.id} "Post" field authors: `);
  expect(message).toContain('Did you mean `docs`');
  expect(snapshot(site.contentDir)).toEqual(good);
});

it('names the place of a broken link in the body as the editor sees it', async () => {
  const body = 'Fine.\n\nSee [this](./nowhere.mdx) and [that](/docs/nowhere).\n';
  await make('docs', { path: 'docs/evil.mdx', title: 'Evil', body });
  expect(await failureOf(sync())).toMatch(/"Evil" body 3:31: .*\/docs\/nowhere/);
  expect(snapshot(site.contentDir)).toEqual(good);
});

it('refuses two entries with one slug and names both', async () => {
  const one = await make('docs', { path: 'docs/one.mdx', title: 'One', slug: '/same', body: 'x' });
  const two = await make('docs', { path: 'docs/two.mdx', title: 'Two', slug: '/same', body: 'x' });
  const message = await failureOf(sync());
  expect(message).toContain(`cms:docs/${two.id} "Two" field slug: The address /docs/same already belongs to`);
  expect(message).toContain(`cms:docs/${one.id} "One" (docs/one.mdx)`);
});

it('refuses an address that a file of the site has already, and names both', async () => {
  const file = join(site.contentDir, 'pages/own.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '---\ntitle: Own\nslug: /docs/taken\n---\nText.\n');
  const doc = await make('docs', { path: 'docs/taken.mdx', title: 'Taken', body: 'x' });
  const owned = ['docs', 'blog', 'pages/markdown-page.md', 'media', 'authors.yml', 'tags.yml'];
  const message = await failureOf(sync({ owned }));
  rmSync(file);
  expect(message).toContain('pages/own.md');
  expect(message).toContain(`cms:docs/${doc.id} "Taken" (docs/taken.mdx)`);
});

it('refuses paths that differ in case only, and paths outside of what it owns', async () => {
  await make('docs', { path: 'docs/Intro.mdx', title: 'Clash', body: 'x' });
  expect(await failureOf(sync())).toMatch(
    /docs\/Intro\.mdx and docs\/intro\.mdx differ only in case|docs\/intro\.mdx and docs\/Intro\.mdx/,
  );
  expect(await failureOf(sync({ owned: ['blog'] }))).toContain('lies outside of what the CMS owns: blog (content.cms');
  expect(snapshot(site.contentDir)).toEqual(good);
});

it.each([
  '../../escape.mdx',
  'docs/../../escape.mdx',
  '/etc/passwd.mdx',
  'docs/.hidden.mdx',
  'docs/a\\b.mdx',
  'docs/con.mdx',
])('refuses the path %s, wherever it comes from', async (path) => {
  const adapter = site.adapterFor();
  const manifest = async () => (await adapter.manifest()).map((row, at) => (at === 0 ? { ...row, path } : row));
  expect(await failureOf(site.sync({ adapter: { ...adapter, manifest } }))).toMatch(/field path: /);
  expect(snapshot(site.contentDir)).toEqual(good);
});

describe('media', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  it('that are not what they say are refused', async () => {
    const doc = await site.client.upload('media/a.png', 'a.png', png, 'image/png');
    made.push(['media', doc]);
    const adapter = site.adapterFor();
    const media = async () => new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
    const message = await failureOf(site.sync({ adapter: { ...adapter, media } }));
    expect(message).toContain(`cms:media/${doc.id} "media/a.png" file: is not what its ending says`);
    expect(snapshot(site.contentDir)).toEqual(good);
  });

  it('with a script are refused', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>';
    const adapter = site.adapterFor();
    const clean = await site.client.upload(
      'media/b.svg',
      'b.svg',
      readFileSync('public/img/logo.svg'),
      'image/svg+xml',
    );
    made.push(['media', clean]);
    const media = async () => new TextEncoder().encode(svg);
    expect(await failureOf(site.sync({ adapter: { ...adapter, media } }))).toContain('holds the element <script>');
  });
});

describe('what is here already', () => {
  it('is kept where a third of it would go', async () => {
    const adapter = site.adapterFor();
    const manifest = async () => (await adapter.manifest()).filter(({ kind }) => kind === 'media');
    const message = await failureOf(site.sync({ adapter: { ...adapter, manifest } }));
    expect(message).toMatch(/no longer publishes [1-9]\d* of [1-9]\d* entries.*--allow-deletions/);
    expect(snapshot(site.contentDir)).toEqual(good);
  });

  it('is kept where no sync wrote it', async () => {
    const file = join(site.contentDir, 'docs/own.mdx');
    writeFileSync(file, '---\ntitle: Own\n---\nText.\n');
    expect(await failureOf(sync())).toMatch(/no sync wrote[\s\S]*docs\/own\.mdx is not in the CMS/);
    expect(readFileSync(file, 'utf8')).toContain('Own');
    rmSync(file);
    const intro = join(site.contentDir, 'docs/intro.mdx');
    const text = readFileSync(intro, 'utf8');
    writeFileSync(intro, `${text}More.\n`);
    expect(await failureOf(sync())).toMatch(/docs\/intro\.mdx differs from cms:docs\/\d+ "/);
    await site.sync({ overwrite: true });
    expect(snapshot(site.contentDir)).toEqual(good);
  });

  it('is kept where the disk is full', async () => {
    await make('docs', { path: 'docs/more.mdx', title: 'More', body: 'x' });
    let writes = 0;
    const write: typeof writeStaged = (...args) => {
      if (++writes > 1) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      writeStaged(...args);
    };
    expect(await failureOf(site.sync({ write }))).toMatch(/^The disk is full\. Nothing was changed\./);
    expect(snapshot(site.contentDir)).toEqual(good);
  });
});
