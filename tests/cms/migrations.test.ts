import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCms } from '@/tests/support/cms-process';

const migrations = () => readdirSync('cms/migrations', { recursive: true, encoding: 'utf8' }).sort();

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-cms-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it.each(['file:./never.db', 'postgres://nobody@localhost/never'])('is complete for the schema: %s', (url) => {
  const before = migrations();
  const indexes = ['sqlite', 'postgres'].map((name) => join('cms/migrations', name, 'index.ts'));
  const texts = indexes.map((file) => readFileSync(file));
  onTestFinished(() => {
    for (const [at, file] of indexes.entries()) writeFileSync(file, texts[at] ?? '');
  });
  const { output } = runCms(
    emptyFolder(),
    ['node_modules/payload/bin.js', 'migrate:create', 'missing', '--skip-empty'],
    {
      DATABASE_URL: url,
    },
  );
  const made = migrations().filter((name) => !before.includes(name));
  for (const name of made) rmSync(join('cms/migrations', name));
  expect(made, 'A field has no migration: cd cms && npx payload migrate:create').toEqual([]);
  expect(output).toContain('statements generation complete');
});
