import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLock } from '@/lib/cms/sync/lock-file';
import { hashOfFile, writeStaged } from '@/lib/cms/sync/tree';
import { hash } from '@/lib/node/hash';
import { adapterOf, emptySite, failureOf } from '@/tests/support/cms-site';
import { tempFolder } from '@/tests/unit/temp-folder';

const png = Buffer.from('89504e470d0a1a0a', 'hex');
const index = { kind: 'docs', path: 'docs/index.mdx' } as const;
const page = { kind: 'docs', path: 'docs/page.mdx' } as const;

it('writes what is published, and names it in its lock file', async () => {
  const { sync, files, contentDir } = emptySite();
  const adapter = adapterOf([index, page], { 'media/a.png': png });
  expect(await sync(adapter)).toEqual({ written: 3, removed: 0, unchanged: 0, leftOut: [] });
  expect(Object.keys(files())).toEqual(['docs/index.mdx', 'docs/page.mdx', 'media/a.png']);
  for (const { path, hash } of readLock(contentDir).rows) expect(hashOfFile(join(contentDir, path))).toBe(hash);
  expect(await sync(adapter)).toEqual({ written: 0, removed: 0, unchanged: 3, leftOut: [] });
});

it.each([
  ['edited', 'x'],
  ['deleted', undefined],
])('puts an upload back that was %s here', async (_, bytes) => {
  const { sync, contentDir } = emptySite();
  const adapter = adapterOf([index], { 'media/a.png': png });
  const file = join(contentDir, 'media/a.png');
  await sync(adapter);
  if (bytes === undefined) rmSync(file);
  else writeFileSync(file, bytes);
  expect(await sync(adapter, { overwrite: true })).toMatchObject({ written: 1, unchanged: 1 });
  expect(readFileSync(file)).toEqual(png);
});

describe('where a file goes', () => {
  it.each([
    ['path', { path: '../../../escape.mdx' }],
    ['a path of another entry', { path: 'docs/page.mdx' }],
    ['key', { key: 'x' }],
    ['date', { updatedAt: '2027-01-01' }],
  ])('is what the manifest says: an answer with another %s is asked for again, then refused', async (_, change) => {
    const { sync, files, root } = emptySite();
    const adapter = adapterOf([index, page]);
    let asked = 0;
    const spoiled = {
      ...adapter,
      entries: async (...args: Parameters<typeof adapter.entries>) => {
        asked++;
        const entries = await adapter.entries(...args);
        return entries.map((entry) => (entry.id === '1' ? { ...entry, ...change } : entry));
      },
    };
    const message = await failureOf(sync(spoiled));
    expect(message).toMatch(/did not hand them out as it lists them/);
    expect(message).toContain('cms:docs/1: docs/index.mdx is missing in the answer, or has another path, key or date');
    expect(message).toContain('→ edit/docs/1');
    expect(asked).toBe(5);
    expect(files()).toEqual({});
    expect(existsSync(join(root, 'escape.mdx'))).toBe(false);
  });

  it('is that of the state that is read at last, where entries move meanwhile', async () => {
    const { sync, files } = emptySite();
    const [before, after] = [adapterOf([index, page]), adapterOf([index, { ...page, path: 'docs/moved.mdx' }])];
    let asked = 0;
    const manifest = () => (asked === 0 ? before.manifest() : after.manifest());
    const entries = (...args: Parameters<typeof after.entries>) => {
      asked++;
      return after.entries(...args);
    };
    await sync({ ...after, manifest, entries });
    expect(Object.keys(files())).toEqual(['docs/index.mdx', 'docs/moved.mdx']);
  });

  it.each(['../out.mdx', '/tmp/out.mdx', 'docs/../../out.mdx', '..', '.', '', 'docs/a\0.mdx'])(
    'is never outside of the tree that is made: %j',
    (path) => {
      const folder = tempFolder({ 'stage/keep': '' });
      expect(() => writeStaged(join(folder, 'stage'), path, 'x')).toThrow(/does not lie in the folder/);
      expect(existsSync(join(folder, 'out.mdx'))).toBe(false);
    },
  );

  it.each([
    '../../escape.mdx',
    '/etc/passwd.mdx',
    'docs/.hidden.mdx',
    'docs/a\\b.mdx',
    'docs/con.mdx',
    'docs/a\u202e.mdx',
  ])('is refused by name, whatever the answer says: %j', async (path) => {
    const { sync, files } = emptySite();
    const adapter = adapterOf([index, page]);
    const manifest = async () => (await adapter.manifest()).map((row) => (row.id === '2' ? { ...row, path } : row));
    const message = await failureOf(sync({ ...adapter, manifest }));
    expect(message).toContain('cms:docs/2 field path: the path ');
    expect(files()).toEqual({});
  });

  it('is not below another file', async () => {
    const { sync, files } = emptySite();
    const message = await failureOf(sync(adapterOf([index, page, { kind: 'docs', path: 'docs/page.mdx/below.mdx' }])));
    expect(message).toContain('docs/page.mdx/below.mdx lies below docs/page.mdx, which is a file and no folder');
    expect(files()).toEqual({});
  });
});

describe('what is listed and not handed out', () => {
  it('is named, a part of a file of many entries too', async () => {
    const { sync, files } = emptySite();
    const author = { kind: 'authors', path: 'authors.yml', fields: {} } as const;
    const adapter = adapterOf([index, { ...author, key: 'ann' }, { ...author, key: 'bob' }]);
    const entries = async (...args: Parameters<typeof adapter.entries>) =>
      (await adapter.entries(...args)).filter(({ key }) => key !== 'bob');
    const message = await failureOf(sync({ ...adapter, entries }));
    expect(message).toContain('cms:authors/3: authors.yml, bob, is missing in the answer');
    expect(files()).toEqual({});
  });

  it('is taken where it comes with the next answer', async () => {
    const { sync, files } = emptySite();
    const adapter = adapterOf([index, page]);
    let asked = 0;
    const entries = async (...args: Parameters<typeof adapter.entries>) =>
      (await adapter.entries(...args)).filter(({ id }) => asked++ > 2 || id !== '2');
    await sync({ ...adapter, entries });
    expect(Object.keys(files())).toEqual(['docs/index.mdx', 'docs/page.mdx']);
  });
});

describe('a CMS that publishes nothing', () => {
  it('is refused where no sync wrote anything yet', async () => {
    const { sync, contentDir } = emptySite();
    expect(await failureOf(sync(adapterOf([])))).toMatch(/The CMS publishes nothing.*--allow-deletions/);
    expect(existsSync(join(contentDir, '.cms-lock.json'))).toBe(false);
  });

  it('is taken where that is meant', async () => {
    const { sync } = emptySite();
    await sync(adapterOf([]), { allowDeletions: true });
    expect(await sync(adapterOf([]))).toEqual({ written: 0, removed: 0, unchanged: 0, leftOut: [] });
  });

  it('is refused where it published something before', async () => {
    const { sync, files } = emptySite();
    await sync(adapterOf([index]));
    expect(await failureOf(sync(adapterOf([])))).toMatch(/no longer publishes 1 of 1 entries/);
    expect(Object.keys(files())).toEqual(['docs/index.mdx']);
  });
});

describe('a symbolic link in what the CMS owns', () => {
  it.each([
    ['a folder', 'content/media/x', 'secrets'],
    ['a file', 'content/docs/x.mdx', 'secrets/a.mdx'],
    ['to nothing', 'content/docs/y', 'nowhere'],
    ['an owned folder', 'content/blog', 'secrets'],
  ])('stops the sync: %s', async (_, place, target) => {
    const { sync, root, workDir } = emptySite({
      'secrets/a.mdx': '---\ntitle: Secret\n---\nSecret.\n',
      'content/media/keep.png': '',
      'content/docs/keep.mdx': '',
    });
    symlinkSync(join(root, target), join(root, place));
    const message = await failureOf(sync(adapterOf([index]), { overwrite: true }));
    expect(message).toContain('Symbolic links lie in what the CMS owns');
    expect(message).toContain(place.slice('content/'.length));
    expect(existsSync(join(workDir, 'check'))).toBe(false);
    expect(readFileSync(join(root, 'secrets/a.mdx'), 'utf8')).toContain('Secret');
  });

  it('is left alone elsewhere, and never followed out of the content folder', async () => {
    const { sync, root, contentDir } = emptySite({
      'secrets/a.md': '---\ntitle: Secret\n---\n[x](./nowhere.md)\n',
      'content/pages/real.md': '---\ntitle: Real\ndescription: A page.\n---\nText.\n',
    });
    symlinkSync('real.md', join(contentDir, 'pages/inner.md'));
    symlinkSync('../../secrets', join(contentDir, 'parts'));
    await sync(adapterOf([index]));
    symlinkSync(join(root, 'secrets/a.md'), join(contentDir, 'pages/outer.md'));
    expect(await failureOf(sync(adapterOf([index, page])))).toContain('pages/outer.md');
  });
});

it('refuses files that are not on the disk as they were written', async () => {
  const { sync, files } = emptySite();
  const write: typeof writeStaged = (stage, path, bytes) =>
    writeStaged(stage, path, path.endsWith('page.mdx') ? bytes.slice(0, 5) : bytes);
  const message = await failureOf(sync(adapterOf([index, page]), { write }));
  expect(message).toMatch(/not on the disk as they were written[\s\S]*docs\/page\.mdx/);
  expect(files()).toEqual({});
});

it('does not take a lock file of rows that no sync can have written', async () => {
  const { sync, contentDir, root, files } = emptySite({ 'secret.txt': 'secret' });
  await sync(adapterOf([index]));
  const row = {
    kind: 'docs',
    id: '1',
    updatedAt: '2026-01-01',
    path: '../secret.txt',
    title: '',
    hash: hash('secret'),
  };
  const lock = { version: 1, source: 'http://cms.test', rows: [row] };
  writeFileSync(join(contentDir, '.cms-lock.json'), JSON.stringify(lock));
  expect(readLock(contentDir).rows).toEqual([]);
  await sync(adapterOf([index]));
  expect(Object.keys(files())).toEqual(['docs/index.mdx']);
  expect(readFileSync(join(root, 'secret.txt'), 'utf8')).toBe('secret');
});

it('excludes another sync of the same folder', async () => {
  const { sync } = emptySite();
  const adapter = adapterOf([index]);
  const other: Promise<string>[] = [];
  const probe = async () => {
    other.push(failureOf(sync(adapter)));
    await other[0];
  };
  await sync({ ...adapter, probe });
  expect(await other[0]).toBe('Another sync of this project is running.');
});
