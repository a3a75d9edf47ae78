import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { ensureOutput } from '@/lib/content/snapshot/snapshot-file';
import { forgetPublished, hasPublished, isStillPublished, notePublished } from '@/lib/dev/published-note';
import { tempFolder } from '../../temp-folder';

let root: string;
const still = () => isStillPublished(root, 'content');
const write = (path: string) => writeFileSync(join(root, path), 'new');

beforeEach(async () => {
  root = tempFolder({
    'content/docs/intro.md': '# Intro',
    'content/docs/other.md': '# Other',
    'lib/a.ts': '',
    'schema/a.ts': '',
    'contentlayer.config.ts': '',
    'package.json': '{}',
    '.contentlayer/snapshot-1.json': '[]',
    '.contentlayer/snapshot.json': '{"file":"snapshot-1.json"}',
  });
  // File systems count time in steps of some milliseconds.
  await sleep(20);
  notePublished(root);
});

describe('what was published is the content still', () => {
  it('where nothing has changed', () => expect(still()).toBe(true));

  it.each<[string, () => void]>([
    ['a file was saved', () => write('content/docs/intro.md')],
    ['a file came', () => write('content/docs/new.md')],
    ['a file went', () => rmSync(join(root, 'content/docs/other.md'))],
    ['a folder came', () => mkdirSync(join(root, 'content/docs/folder'))],
    [
      'an old file was put over another',
      () => {
        write('content/docs/intro.md');
        utimesSync(join(root, 'content/docs/intro.md'), 0, 0);
      },
    ],
    ['the content is gone', () => rmSync(join(root, 'content'), { recursive: true })],
    ['the code that reads it changed', () => write('lib/a.ts')],
    [
      'a build has published since',
      () => writeFileSync(join(root, '.contentlayer/snapshot.json'), '{"file":"b.json"}'),
    ],
    ['another configuration made it', () => writeFileSync(join(root, '.contentlayer/published.json'), '{}')],
    ['it was forgotten', () => forgetPublished(root)],
  ])('not where %s', async (_, change) => {
    await sleep(20);
    change();
    expect(still()).toBe(false);
  });
});

it('says whether anything was noted', () => {
  expect(hasPublished(root)).toBe(true);
  forgetPublished(root);
  expect(hasPublished(root)).toBe(false);
});

it('keeps a pointer that leads to documents, and replaces one that does not', () => {
  const output = join(root, '.contentlayer');
  ensureOutput(output);
  notePublished(root);
  rmSync(join(output, 'snapshot-1.json'));
  ensureOutput(output);
  expect(still()).toBe(false);
  expect(readFileSync(join(output, 'diagnostics.json'), 'utf8')).toBe('[]');
});

it('removes what earlier sessions left beside the published documents', () => {
  const old = join(root, '.contentlayer/snapshot-0.json');
  writeFileSync(old, '[]');
  utimesSync(old, 0, 0);
  utimesSync(join(root, '.contentlayer/snapshot-1.json'), 0, 0);
  ensureOutput(join(root, '.contentlayer'));
  expect(readdirSync(join(root, '.contentlayer')).filter((name) => name.startsWith('snapshot-'))).toEqual([
    'snapshot-1.json',
  ]);
});
