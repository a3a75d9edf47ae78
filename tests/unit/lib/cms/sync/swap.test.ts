import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { finishSwap } from '@/lib/cms/sync/swap';
import { bundle } from '@/lib/node/bundle.mjs';
import { tempFolder } from '@/tests/unit/temp-folder';

const before = {
  'content/docs/a.mdx': 'old a',
  'content/docs/b.mdx': 'old b',
  'content/tags.yml': 'old',
  'content/own.md': 'own',
};
const after = {
  'content/docs/a.mdx': 'new a',
  'content/docs/c.mdx': 'new c',
  'content/authors.yml': 'new',
  'content/own.md': 'own',
};
const staged = { '.cms/stage/docs/a.mdx': 'new a', '.cms/stage/docs/c.mdx': 'new c', '.cms/stage/authors.yml': 'new' };

/** Swaps in a process that is killed before its nth change of the disk. */
const script = `
  const fs = require('node:fs');
  let left = Number(process.argv[1]);
  for (const name of ['mkdirSync', 'renameSync', 'rmSync', 'writeFileSync']) {
    const real = fs[name];
    fs[name] = (...args) => (left-- === 0 ? process.kill(process.pid, 'SIGKILL') : real(...args));
  }
  require('node:module').syncBuiltinESMExports();
  const move = (name, fresh = true) => ({ target: 'content/' + name, old: '.cms/old/' + name, ...(fresh && { fresh: '.cms/stage/' + name }) });
  import(process.argv[2]).then(({ swapAll }) => {
    swapAll('.cms', [move('docs/b.mdx', false), move('tags.yml', false), move('docs/a.mdx'), move('docs/c.mdx'), move('authors.yml')]);
    console.log('done');
  });
`;

/** In one file, so that a process starts at once. */
const swap = await bundle('lib/cms/sync/swap.ts');

function contentOf(folder: string): Record<string, string> {
  const names = readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => `content/${name}`).filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

it('leaves all of the old tree or all of the new one, whichever of its steps is the last', () => {
  const seen = new Set<string>();
  for (let step = 0; !seen.has('done'); step++) {
    const folder = tempFolder({ ...before, ...staged });
    const args = ['-e', script, String(step), swap.href];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    const directory = process.cwd();
    process.chdir(folder);
    finishSwap('.cms');
    process.chdir(directory);
    const content = contentOf(folder);
    const isOld = JSON.stringify(content) === JSON.stringify(contentOf(tempFolder(before)));
    seen.add(isOld ? 'old' : 'new');
    expect(content).toEqual(isOld ? before : after);
    expect(existsSync(join(folder, '.cms/swap.json'))).toBe(false);
    if (stdout.includes('done')) seen.add('done');
  }
  expect(seen).toEqual(new Set(['old', 'new', 'done']));
}, 180_000);

it('has nothing to finish where nothing was decided', () => {
  expect(finishSwap(tempFolder())).toBe(false);
});

it('is finished by a process that knows its folder by another path', () => {
  const folder = tempFolder(
    Object.fromEntries(Object.entries({ ...before, ...staged }).map(([path, text]) => [`inside/${path}`, text])),
  );
  const { stdout } = spawnSync(process.execPath, ['-e', script, '4', swap.href], {
    cwd: join(folder, 'inside'),
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  renameSync(join(folder, 'inside'), join(folder, 'outside'));
  expect(finishSwap(join(folder, 'outside/.cms'))).toBe(true);
  expect(contentOf(join(folder, 'outside'))).toEqual(after);
});

it('leaves alone what came to the place of a file that it had taken away', () => {
  const folder = tempFolder({
    'content/docs/a.mdx': 'new, by a name that is the old one in other letters',
    '.cms/old/docs/a.mdx': 'old a',
    '.cms/swap.json': JSON.stringify([{ target: '../content/docs/a.mdx', old: 'old/docs/a.mdx' }]),
  });
  expect(finishSwap(join(folder, '.cms'))).toBe(true);
  expect(contentOf(folder)).toEqual({ 'content/docs/a.mdx': expect.stringContaining('new') });
});
