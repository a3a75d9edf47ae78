import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { translationState } from '@/lib/check/translation-state';
import { validateSiteConfig } from '@/lib/config/config-mistakes';
import { cutVersion } from '@/lib/content/files/cut-version';
import { OutdatedListError, readTranslationDates } from '@/lib/content/files/translation-dates';
import { tempFolder } from '../../temp-folder';
import { fixtureConfig } from './fixture-site';

const contentDir = mkdtempSync(join(tmpdir(), 'translations-'));
afterAll(() => rmSync(contentDir, { recursive: true }));

const translations = 'i18n/es/docusaurus-plugin-content-docs';
const site = validateSiteConfig({
  ...fixtureConfig,
  locales: [
    { code: 'en', label: 'English' },
    { code: 'es', label: 'Español' },
  ],
});

function write(path: string): void {
  mkdirSync(join(contentDir, dirname(path)), { recursive: true });
  writeFileSync(
    join(contentDir, path),
    path.endsWith('.json') ? '["2.0", "1.0"]' : '---\ntitle: A page\n---\n\nText.\n',
  );
}

test('a language lacks pages that are maintained, and has some that are older than their original', async () => {
  const files = ['docs/new.md', 'docs/same.md', 'docs/old.md', `${translations}/current/same.md`];
  const released = ['versions.json', 'versioned_docs/version-2.0/old.md', 'versioned_docs/version-1.0/old.md'];
  for (const path of [...files, ...released, `${translations}/current/old.md`]) write(path);
  const { site: input } = await checkContent({ contentDir, publicDir: join(contentDir, 'public'), site });
  if (!input) throw new Error('The check did not begin.');
  const on = (date: string) => ({ date, author: undefined });
  const updates = new Map([
    ['docs/old.md', on('2026-03-02T00:30:00+02:00')],
    [`${translations}/current/old.md`, on('2026-02-11T10:00:00+00:00')],
    // The same moment, in two time zones.
    ['docs/same.md', on('2026-03-02T10:00:00+02:00')],
    [`${translations}/current/same.md`, on('2026-03-02T08:00:00+00:00')],
  ]);
  const { diagnostics, counts } = translationState(input, updates);
  expect(diagnostics.map(({ code, file, message }) => [code, file, message])).toEqual([
    ['translation/missing', 'docs/new.md', 'There is no translation into `es`'],
    [
      'translation/outdated',
      `${translations}/current/old.md`,
      'docs/old.md was changed on 2026-03-01, after this translation (2026-02-11)',
    ],
    ['translation/missing', 'versioned_docs/version-2.0/old.md', 'There is no translation into `es`'],
  ]);
  expect(counts).toEqual([{ code: 'es', label: 'Español', pages: 4, translated: 2, outdated: 1 }]);
});

test('the report says where a missing translation goes, and the time of day where the day is the same', async () => {
  for (const path of ['docs/new.md', 'docs/old.md', `${translations}/current/old.md`]) write(path);
  const { site: input } = await checkContent({ contentDir, publicDir: join(contentDir, 'public'), site });
  if (!input) throw new Error('The check did not begin.');
  const updates = new Map([
    ['docs/old.md', { date: '2026-03-02T12:30:00+02:00', author: undefined }],
    [`${translations}/current/old.md`, { date: '2026-03-02T10:00:59+00:00', author: undefined }],
  ]);
  const { diagnostics } = translationState(input, updates);
  const found = (name: string) => diagnostics.find(({ file }) => file.endsWith(name));
  expect(found('docs/new.md')?.hint).toBe(`Write it in ${translations}/current/new.md.`);
  expect(found('current/old.md')?.message).toMatch(/ was changed on 2026-03-02 10:30, .* \(2026-03-02 10:00\)$/);
});

const page = (text: string) => `---\ntitle: A page\n---\n\n${text}\n`;

/** A repository with one translation that is outdated, and one that is not. */
function repository() {
  const root = tempFolder();
  const content = join(root, 'content');
  const git = (args: readonly string[], cwd = root, date = '2026-04-01T00:00:00Z') => {
    const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', '-c', 'commit.gpgsign=false'];
    const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    execFileSync('git', [...identity, ...args], { cwd, stdio: 'pipe', env: { ...process.env, ...dates } });
  };
  const put = (path: string, text: string) => {
    mkdirSync(join(content, dirname(path)), { recursive: true });
    writeFileSync(join(content, path), page(text));
  };
  const commit = (date: string) => {
    git(['add', '-A']);
    git(['commit', '-q', '-m', 'Change'], root, date);
  };
  git(['init', '-q']);
  for (const name of ['old', 'same']) {
    put(`docs/${name}.md`, 'Text.');
    put(`${translations}/current/${name}.md`, 'Texto.');
  }
  commit('2026-02-11T10:00:00Z');
  put('docs/old.md', 'Another text.');
  commit('2026-03-02T10:00:00Z');
  return { root, content, git, put, commit };
}

async function outdatedIn(content: string): Promise<string[]> {
  const { site: input } = await checkContent({ contentDir: content, publicDir: join(content, 'public'), site });
  if (!input) throw new Error('The check did not begin.');
  const { diagnostics } = translationState(input, readTranslationDates(content));
  return diagnostics
    .filter(({ code }) => code === 'translation/outdated')
    .map(({ file, message }) => `${file}: ${message}`);
}

const inDocs = `${translations}/current/old.md: docs/old.md was changed on 2026-03-02, after this translation (2026-02-11)`;
const inRelease = (date: string) =>
  `${translations}/version-3.0/old.md: versioned_docs/version-3.0/old.md was changed on ${date}, after this translation (2026-02-11)`;

test('what is outdated when a version is released stays so, before and after its commit', async () => {
  const { content, commit } = repository();
  cutVersion(content, { name: '3.0' });
  expect(await outdatedIn(content)).toEqual([inDocs, inRelease('2026-03-02')]);
  commit('2026-04-01T00:00:00Z');
  expect(await outdatedIn(content)).toEqual([inDocs, inRelease('2026-04-01')]);
});

test('a clone without history knows what was outdated when a version was released', async () => {
  const { root, content, git, commit } = repository();
  cutVersion(content, { name: '3.0' });
  commit('2026-04-01T00:00:00Z');
  const clone = join(tempFolder(), 'clone');
  git(['clone', '-q', '--depth', '1', `file://${root}`, clone]);
  expect(await outdatedIn(join(clone, 'content'))).toEqual([inRelease('2026-04-01')]);
});

test('a copied translation that is written anew is up to date until its original changes', async () => {
  const { content, put, commit } = repository();
  cutVersion(content, { name: '3.0' });
  commit('2026-04-01T00:00:00Z');
  put(`${translations}/version-3.0/old.md`, 'Otro texto.');
  commit('2026-04-02T00:00:00Z');
  expect(await outdatedIn(content)).toEqual([inDocs]);
  put('versioned_docs/version-3.0/old.md', 'A third text.');
  commit('2026-04-03T00:00:00Z');
  expect(await outdatedIn(content)).toHaveLength(2);
});

test('an original that is changed and released in one commit leaves its translation outdated', async () => {
  const { content, put, commit } = repository();
  put('docs/same.md', 'Another text.');
  cutVersion(content, { name: '3.0' });
  commit('2026-04-01T00:00:00Z');
  const found = await outdatedIn(content);
  expect(found.map((line) => line.split(':')[0])).toEqual([
    `${translations}/current/old.md`,
    `${translations}/current/same.md`,
    `${translations}/version-3.0/old.md`,
    `${translations}/version-3.0/same.md`,
  ]);
});

test('line ends are no change of a copied translation, and a list that does not parse is named', async () => {
  const { content } = repository();
  cutVersion(content, { name: '3.0' });
  const copy = join(content, translations, 'version-3.0/old.md');
  writeFileSync(copy, readFileSync(copy, 'utf8').replaceAll('\n', '\r\n'));
  expect(await outdatedIn(content)).toHaveLength(2);
  writeFileSync(join(content, translations, 'version-3.0/_outdated_.json'), '<<<<<<< HEAD');
  const reading = outdatedIn(content);
  await expect(reading).rejects.toBeInstanceOf(OutdatedListError);
  await expect(reading).rejects.toThrow(/version-3\.0\/_outdated_\.json is not as npm run version wrote it/);
});
