import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { CmsEntry } from '@/lib/cms/adapters/adapter';
import { EntryChecker } from '@/lib/cms/editor/entry-checker';
import { bareSite } from '@/tests/support/cms-site';
import { tempFolder } from '@/tests/unit/temp-folder';

const entry = (id: string, name: string, body: string): CmsEntry => ({
  ...{ kind: 'docs', id, path: `docs/${name}.mdx`, title: name, updatedAt: '2026-01-01' },
  ...{ fields: { title: name }, body, source: '', order: 0 },
});
const target = entry('1', 'target', '## Setup\n');
const linking = entry('2', 'linking', 'See [it](./target.mdx#setup).\n');
const renamed = { ...target, body: '## Install\n' };

let checker: EntryChecker;
let contentDir: string;

function start(cms: string[]): EntryChecker {
  const root = tempFolder();
  contentDir = join(root, 'content');
  mkdirSync(join(contentDir, 'pages'), { recursive: true });
  const started = new EntryChecker({
    ...{ contentDir, publicDir: join(root, 'public') },
    ...{ site: { ...bareSite, content: { cms } }, folder: join(root, 'site'), cacheDir: join(root, 'cache') },
  });
  started.update({ entries: [target, linking], media: [], gone: [] });
  return started;
}

beforeEach(() => {
  checker = start(['docs', 'blog']);
});

const consequences = async (tried: CmsEntry) =>
  (await checker.check(tried)).consequences.map(({ code, entry: where }) => `${where?.title} ${code}`);

it('says what an entry breaks elsewhere, and once it is published says so no more', async () => {
  expect(await consequences(renamed)).toEqual(['linking link/broken-anchor']);
  checker.update({ entries: [{ ...renamed, updatedAt: '2026-01-02' }], media: [], gone: [] });
  expect(await consequences(renamed)).toEqual([]);
  expect(await consequences(target)).toEqual([]);
});

it('takes what is published for what was tried only where it is the same', async () => {
  expect(await consequences(renamed)).toEqual(['linking link/broken-anchor']);
  checker.update({ entries: [{ ...target, body: '## Setup\n\nMore.\n' }], media: [], gone: [] });
  expect(await consequences(renamed)).toEqual(['linking link/broken-anchor']);
  checker.update({ entries: [renamed], media: [], gone: ['docs/2'] });
  expect(await consequences(target)).toEqual([]);
});

it('blames no entry for a file of the site that changed meanwhile', async () => {
  await checker.check(renamed);
  writeFileSync(join(contentDir, 'pages/own.md'), '# Own\n\n[It](/docs/nowhere)\n');
  await checker.checkWithout([]);
  checker.update({ entries: [renamed], media: [], gone: [] });
  expect(await consequences(target)).toEqual([]);
});

it('says what a path lacks, and who has it already', async () => {
  const messages = async (path: string) => (await checker.check({ ...target, id: '3', path })).findings[0]?.message;
  expect(await messages('install.mdx')).toBe('The path has to begin with docs/. Example: docs/guides/install.mdx');
  expect(await messages('docs/install')).toBe('The path has to end with .mdx. Example: docs/guides/install.mdx');
  expect(await messages('/docs/install.mdx')).toContain('The path has a slash at an end of it, or two in a row.');
  expect(await messages('docs/target.mdx')).toBe('docs/target.mdx belongs to “target” already. Choose another path.');
});

it('offers no redirect of an address that can have none', async () => {
  checker.update({
    entries: [{ ...target, path: 'docs/my target.mdx', updatedAt: '2026-01-02' }],
    media: [],
    gone: [],
  });
  expect((await checker.checkWithout(['docs/1'])).addresses).toEqual([]);
  expect((await checker.checkWithout(['docs/2'])).addresses).toEqual(['/docs/linking']);
});

it('warns of what is published and no page', async () => {
  const fields = async (tried: CmsEntry) => (await checker.check(tried)).findings.map(({ field }) => field);
  expect(await fields(entry('3', '_part', 'Text.\n'))).toEqual(['path']);
  expect(await fields(entry('3', 'a.test', 'Text.\n'))).toEqual(['path']);
  expect(await fields({ ...target, id: '3', path: 'docs/d.mdx', fields: { title: 'D', draft: true } })).toEqual([
    'draft',
  ]);
});

it('names who has the key of an entry already, and a key that is none', async () => {
  const tag: CmsEntry = {
    ...{ kind: 'tags', id: '1', path: 'docs/tags.yml', key: 'sky', title: 'Sky', updatedAt: '2026-01-01' },
    ...{ fields: { label: 'Sky' }, body: '', source: '', order: 0 },
  };
  checker.update({ entries: [tag], media: [], gone: [] });
  const said = async (tried: CmsEntry) =>
    (await checker.check(tried)).findings.map(({ field, message }) => `${field}: ${message}`);
  expect(await said({ ...tag, id: '2' })).toEqual([
    'key: The key sky belongs to “Sky” already, in docs/tags.yml. Choose another.',
  ]);
  const { key: _, ...unnamed } = tag;
  expect(await said(unnamed)).toEqual(['key: The key is empty.']);
  expect(await said({ ...tag, key: 'a:b' })).toEqual([
    'key: The key has to begin with a letter or digit, without : and #.',
  ]);
  expect(await said(tag)).toEqual([]);
});

it('names the character that databases cut a text off at, and its place', async () => {
  const { findings } = await checker.check({ ...target, body: 'One.\r\n\r\nTwo\0' });
  expect(findings).toEqual([
    expect.objectContaining({ field: 'body', place: { line: 3, column: 4, endLine: 3, endColumn: 4 } }),
  ]);
});

it('asks for the date of a post at its field', async () => {
  const { findings } = await checker.check({ ...target, kind: 'posts', path: 'blog/news.mdx' });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({ field: 'date', code: 'blog/no-date' }),
  ]);
});

it('names the configuration of the site by its name', async () => {
  const root = tempFolder({ 'content/pages/own.md': '# Own\n' });
  const config = {
    ...bareSite,
    content: { cms: ['docs'] },
    navbar: { left: [{ label: 'T', to: '/docs/target' }], right: [] },
  };
  const other = new EntryChecker({
    ...{ contentDir: join(root, 'content'), publicDir: join(root, 'public'), site: config },
    ...{ folder: join(root, 'site'), cacheDir: join(root, 'cache') },
  });
  other.update({ entries: [target], media: [], gone: [] });
  const files = (await other.checkWithout(['docs/1'])).consequences.map(({ file }) => file);
  expect(new Set(files)).toEqual(new Set(['site.config.ts']));
});

it('trusts no new entry either of a CMS that owned nothing when it was started', async () => {
  const running = entry('3', 'new', 'The sum: {1 + 1}\n');
  const codes = async (of: EntryChecker) => (await of.check(running)).findings.map(({ code }) => code);
  const expected = await codes(checker);
  expect(expected).toEqual(['untrusted/code']);
  expect(await codes(start([]))).toEqual(expected);
});

it('says what a category leaves behind that moves, and that it names no documents there', async () => {
  const category = (path: string): CmsEntry => ({
    ...{ kind: 'categories', id: '3', path, title: 'Guides', updatedAt: '2026-01-01' },
    ...{ fields: { label: 'Guides' }, body: '', source: '', order: 0 },
  });
  const at = category('docs/guides/_category_.json');
  const told = async (tried: CmsEntry) => (await checker.check(tried)).findings.map(({ message }) => message);
  expect(await told(at)).toEqual([expect.stringContaining('No document is published in docs/guides')]);
  checker.update({ entries: [at, entry('4', 'guides/first', 'Text.\n')], media: [], gone: [] });
  expect(await told(at)).toEqual([]);
  expect(await told(category('docs/other/_category_.json'))).toEqual([
    expect.stringContaining('docs/guides keep their place'),
    expect.stringContaining('No document is published in docs/other'),
  ]);
  const translated = category('i18n/es/docusaurus-plugin-content-docs/current/guides/_category_.json');
  expect(await told({ ...translated, id: '5' })).toEqual([]);
  const lost = async (...keys: string[]) =>
    (await checker.checkWithout(keys)).consequences.map(({ message }) => message);
  expect(await lost('categories/3')).toEqual([expect.stringContaining('docs/guides keep their place')]);
  expect(await lost('categories/3', 'docs/4')).toEqual([]);
});
