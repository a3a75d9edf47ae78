import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCms } from '@/tests/support/cms-process';

const payload = 'node_modules/payload/bin.js';
const migrations = () => readdirSync('cms/migrations', { recursive: true, encoding: 'utf8' }).sort();

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-cms-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('makes every table of an empty database, and none the second time', () => {
  const folder = emptyFolder();
  const first = runCms(folder, [payload, 'migrate']);
  expect(first.output).toContain('Migrated:');
  expect(first.status).toBe(0);
  const second = runCms(folder, [payload, 'migrate']);
  expect(second.output).not.toContain('Migrating:');
  const importFrom = (content: string, ...more: string[]) =>
    runCms(folder, ['scripts/import.ts', '--content', content, ...more]);
  const content = join(folder, 'content');
  mkdirSync(join(content, 'docs'), { recursive: true });
  writeFileSync(join(content, 'docs/good.mdx'), "---\ntitle: Good\n---\n\nimport Tabs from '@theme/Tabs';\n\nText.\n");
  writeFileSync(join(content, 'docs/code.mdx'), '---\ntitle: Code\n---\n\nTwo is {1 + 1}.\n');
  const refused = importFrom(content);
  expect(refused.status).toBe(1);
  expect(refused.output).toContain('The CMS does not take this: docs/code.mdx:5:8: {1 + 1} is code');
  expect(refused.output).toContain('Nothing was imported.');
  const partial = importFrom(content, '--partial');
  expect(partial.output).toContain('Converted: docs/good.mdx, 1 place with code that it does not need.');
  expect(partial.output).toMatch(
    /Drafts, to be mended: docs\/code\.mdx\.\nImported: 2 new, 0 replaced, 0 already there\./,
  );
  // A picture that Payload cannot measure holds up nothing else.
  writeFileSync(join(content, 'docs/cut.png'), Buffer.from('iVBORw0KGgo=', 'base64'));
  const again = importFrom(content, '--partial');
  expect(again.output).toMatch(/^Not imported: docs\/cut\.png: There was a problem/m);
  expect(again.output).toContain('Imported: 0 new, 0 replaced, 2 already there.');
});

it.each(['file:./never.db', 'postgres://nobody@localhost/never'])('is complete for the schema: %s', (url) => {
  const before = migrations();
  const indexes = ['sqlite', 'postgres'].map((name) => join('cms/migrations', name, 'index.ts'));
  const texts = indexes.map((file) => readFileSync(file));
  onTestFinished(() => {
    for (const [at, file] of indexes.entries()) writeFileSync(file, texts[at] ?? '');
  });
  const { output } = runCms(emptyFolder(), [payload, 'migrate:create', 'missing', '--skip-empty'], {
    DATABASE_URL: url,
  });
  const made = migrations().filter((name) => !before.includes(name));
  for (const name of made) rmSync(join('cms/migrations', name));
  expect(made, 'A field has no migration: cd cms && npx payload migrate:create').toEqual([]);
  expect(output).toContain('statements generation complete');
});
