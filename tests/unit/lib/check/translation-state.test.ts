import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/content-check';
import { translationState } from '@/lib/check/translation-state';
import { validateSiteConfig } from '@/lib/config/validate-site-config';
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
