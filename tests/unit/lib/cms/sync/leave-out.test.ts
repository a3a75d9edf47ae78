import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import type { CmsAdapter } from '@/lib/cms/adapters/adapter';
import { SyncError } from '@/lib/cms/sync-error';
import { adapterOf, bareSite, type EntryInput, emptySite, failureOf } from '@/tests/support/cms-site';

const index = { kind: 'docs', id: 'i', path: 'docs/index.mdx' } as const;
const doc = (name: string, body: string, more: Partial<EntryInput> = {}): EntryInput => ({
  kind: 'docs',
  id: name,
  path: `docs/${name}.mdx`,
  body,
  ...more,
});
const later = { updatedAt: '2026-02-02' };

/** A site that was synced with some entries, and is then synced with others. */
async function synced(before: readonly EntryInput[], files: Readonly<Record<string, string>> = {}) {
  const site = emptySite(files);
  await site.sync(adapterOf(before));
  return {
    ...site,
    async syncAgain(after: readonly EntryInput[] | CmsAdapter) {
      const adapter = 'manifest' in after ? after : adapterOf(after);
      const { leftOut } = await site.sync(adapter, { strict: false, allowDeletions: true });
      const { diagnostics } = await checkContent({
        contentDir: site.contentDir,
        publicDir: join(site.root, 'public'),
        site: bareSite,
        untrusted: () => true,
      });
      // Whatever is left out: what results passes the whole check.
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      return leftOut;
    },
    read: (path: string) => readFileSync(join(site.contentDir, path), 'utf8'),
  };
}

it('takes the rest where one entry is wrong: its last version stays, and one that is new is left out', async () => {
  const { syncAgain, read, files } = await synced([index, doc('a', 'First.\n')]);
  const changes = [{ ...index, body: 'New.\n', ...later }, doc('a', '<Danger />\n', later), doc('b', '{1}\n')];
  expect(await syncAgain(changes)).toEqual([
    expect.stringMatching(/^Not changed: cms:docs\/a "docs\/a\.mdx" body 1:1: <Danger> is none .* → edit\/docs\/a$/),
    expect.stringMatching(/^Left out: cms:docs\/b "docs\/b\.mdx" body 1:1: \{1\} is code.* → edit\/docs\/b$/),
  ]);
  expect(read('docs/index.mdx')).toContain('New.');
  expect(read('docs/a.mdx')).toContain('First.');
  expect(Object.keys(files())).toEqual(['docs/a.mdx', 'docs/index.mdx']);
  // The next sync asks again, and takes what was mended.
  expect(await syncAgain(changes)).toHaveLength(2);
  expect(await syncAgain([changes[0] ?? index, doc('a', 'Mended.\n', later), doc('b', 'Mended.\n')])).toEqual([]);
  expect(read('docs/a.mdx')).toContain('Mended.');
});

it('keeps the last version where the CMS has another address by now', async () => {
  const others = [doc('b', '[A](./a.mdx)\n'), doc('c', '[A](./a.mdx)\n'), doc('d', 'Text.\n')];
  const { syncAgain, read } = await synced([index, doc('a', 'First.\n'), ...others]);
  const moved = { ...adapterOf([index, doc('a', '{1}\n', later), ...others]), name: 'https://moved.test' };
  expect(await syncAgain(moved)).toEqual([expect.stringMatching(/^Not changed: cms:docs\/a /)]);
  expect(read('docs/a.mdx')).toContain('First.');
  expect(read('docs/b.mdx')).toContain('[A](./a.mdx)');
  expect(read('.cms-lock.json')).toContain('https://moved.test');
});

it('says what goes with what is left out', async () => {
  const { syncAgain, read, files } = await synced([index, doc('a', 'First.\n')]);
  const leftOut = await syncAgain([
    index,
    doc('a', 'See [b](./b.mdx).\n', later),
    doc('b', '[c](./c.mdx)\n'),
    doc('c', '{1}\n'),
  ]);
  expect(leftOut).toEqual([
    expect.stringContaining('Left out: cms:docs/c "docs/c.mdx" body 1:1: {1} is code'),
    expect.stringMatching(
      /^Left out: cms:docs\/b .*leads nowhere.*\(this comes of what is said above of cms:docs\/c\)$/,
    ),
    expect.stringMatching(
      /^Not changed: cms:docs\/a .*leads nowhere.*\(this comes of what is said above of cms:docs\/b\)$/,
    ),
  ]);
  expect(read('docs/a.mdx')).toContain('First.');
  expect(Object.keys(files())).toEqual(['docs/a.mdx', 'docs/index.mdx']);
});

it('keeps what others lead to: deleted, moved, or named by them', async () => {
  const ann = { kind: 'authors', id: 'ann', path: 'authors.yml', key: 'ann', fields: { name: 'Ann' } } as const;
  const bob = { ...ann, id: 'bob', key: 'bob', fields: { name: 'Bob' } } as const;
  const post = {
    kind: 'posts',
    id: 'p',
    path: 'blog/2026-01-01-p.mdx',
    fields: { title: 'P', description: 'P.', authors: ['ann'] },
  } as const;
  const linking = doc('z', '[a](./a.mdx) [b](./b.mdx)\n');
  const changed = { ...linking, title: 'Z', fields: { title: 'Changed', description: 'Z.' }, ...later };
  const before = [index, ann, bob, post, doc('a', 'A.\n'), doc('b', 'B.\n'), doc('d', 'D.\n'), linking];
  const { syncAgain, read, files } = await synced(before);
  const leftOut = await syncAgain([
    index,
    { ...bob, fields: { name: 'Robert' }, ...later },
    post,
    doc('b', 'B.\n', { path: 'docs/moved.mdx', ...later }),
    changed,
  ]);
  expect(leftOut.sort()).toEqual([
    expect.stringMatching(
      /^Not changed: cms:docs\/b "docs\/b\.mdx" \(docs\/b\.mdx\), because without this, cms:docs\/z .* body 1:14: The link \.\/b\.mdx/,
    ),
    expect.stringMatching(
      /^Not removed: cms:authors\/ann .*because without this, cms:posts\/p .* field authors: There is no author `ann`/,
    ),
    expect.stringMatching(
      /^Not removed: cms:docs\/a .*because without this, cms:docs\/z .* body 1:1: The link \.\/a\.mdx/,
    ),
  ]);
  expect(read('docs/z.mdx')).toContain('title: Changed');
  expect(read('authors.yml')).toBe('ann: {name: Ann}\nbob: {name: Robert}\n');
  expect(Object.keys(files())).toEqual([
    'authors.yml',
    'blog/2026-01-01-p.mdx',
    ...['a', 'b', 'index', 'z'].map((name) => `docs/${name}.mdx`),
  ]);
});

it('takes back a change that leaves an address to two pages', async () => {
  const { syncAgain, read } = await synced([
    index,
    doc('z', 'Z.\n', { fields: { title: 'Z', description: 'Z.', slug: '/same' } }),
  ]);
  const leftOut = await syncAgain([
    index,
    doc('z', 'Z.\n', { fields: { title: 'Z', description: 'Z.', slug: '/same' } }),
    doc('a', 'A.\n', { fields: { title: 'A', description: 'A.', slug: '/same' } }),
  ]);
  expect(leftOut).toEqual([
    expect.stringMatching(/^Left out: cms:docs\/a, because without this, cms:docs\/z .*already belongs to/),
  ]);
  expect(read('docs/z.mdx')).toContain('slug: /same');
});

it('takes the last picture where the new one is none', async () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const page = doc('a', '![a](../media/a.png)\n');
  const site = emptySite();
  await site.sync(adapterOf([index, page], { 'media/a.png': png }));
  const adapter = adapterOf([index, page], { 'media/a.png': new TextEncoder().encode('<html>') });
  const manifest = async () =>
    (await adapter.manifest()).map((row) => (row.kind === 'media' ? { ...row, updatedAt: '2' } : row));
  const { leftOut } = await site.sync({ ...adapter, manifest }, { strict: false });
  expect(leftOut).toEqual([
    expect.stringContaining('Not changed: cms:media/m1 "media/a.png" file: is not what its ending says'),
  ]);
  expect(readFileSync(join(site.contentDir, 'media/a.png'))).toEqual(png);
});

it('leaves out a file that is too large, and takes the rest', async () => {
  const tooLarge = 'The file a.png of the CMS is larger than 25 MB, the most a sync takes.';
  const adapter = {
    ...adapterOf([index], { 'media/a.png': new Uint8Array() }),
    media: async () => {
      throw new SyncError('content', tooLarge);
    },
  };
  const site = emptySite();
  const { leftOut } = await site.sync(adapter, { strict: false });
  expect(leftOut).toEqual([`Left out: cms:media/m1 "media/a.png" file: ${tooLarge} → edit/media/m1`]);
  expect(Object.keys(site.files())).toEqual(['docs/index.mdx']);
});

it('asks in smaller parts where an answer is too large, and leaves out an entry that is too large alone', async () => {
  const tooLarge = 'An answer of the CMS is larger than 41 MB, the most a sync takes.';
  const adapter = adapterOf([index, doc('a', 'A.\n'), doc('b', 'B.\n'), doc('large', 'L.\n')]);
  const entries = async (...[kind, ids]: Parameters<CmsAdapter['entries']>) => {
    if (ids.includes('large') || ids.length > 2) throw new SyncError('content', tooLarge);
    return adapter.entries(kind, ids);
  };
  const site = emptySite();
  const { leftOut } = await site.sync({ ...adapter, entries }, { strict: false });
  expect(leftOut).toEqual([expect.stringMatching(/^Left out: cms:docs\/large.* body: An answer of the CMS is larger/)]);
  expect(Object.keys(site.files())).toEqual(['docs/a.mdx', 'docs/b.mdx', 'docs/index.mdx']);
});

it('names what keeps everything back, and not what would only be left out', async () => {
  const { sync } = emptySite({ 'content/pages/own.md': '[x](/nowhere)\n' });
  const wrong = [doc('a', '{1}\n'), doc('b', 'Text.\n', { path: 'docs/../b.mdx' })];
  const lines = (await failureOf(sync(adapterOf([index, ...wrong]), { strict: false }))).split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('pages/own.md:1:1: The link /nowhere leads nowhere');
});

it('changes nothing where the site is wrong whatever is left out, and nothing at all when it is strict', async () => {
  const { sync, files } = await synced([index], { 'content/pages/own.md': 'Own.\n' });
  const { sync: other, contentDir } = emptySite({ 'content/pages/own.md': '[x](/nowhere)\n' });
  expect(await failureOf(other(adapterOf([index]), { strict: false }))).toContain(
    'pages/own.md:1:1: The link /nowhere leads nowhere',
  );
  expect(readFileSync(join(contentDir, 'pages/own.md'), 'utf8')).toContain('nowhere');
  const before = files();
  expect(await failureOf(sync(adapterOf([{ ...index, body: '{1}\n', ...later }])))).toContain(
    'The site would have 1 problem',
  );
  expect(files()).toEqual(before);
});
