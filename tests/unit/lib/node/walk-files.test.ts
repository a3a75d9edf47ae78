import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesBelow, walkFiles } from '@/lib/node/walk-files';

let root = '';

function write(path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), path);
}

const paths = (options?: Parameters<typeof walkFiles>[1]) =>
  walkFiles(root, options)
    .map(({ path, isLink }) => (isLink ? `${path} →` : path))
    .sort();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'walk-files-'));
  write('a/one.txt');
  write('b/two.txt');
});

afterEach(() => rmSync(root, { recursive: true }));

it('names files of every depth and links, and follows none', () => {
  symlinkSync(join(root, 'a'), join(root, 'b/link'));
  expect(paths()).toEqual(['a/one.txt', 'b/link →', 'b/two.txt']);
});

it('leaves out what is to be skipped, with all below it', () => {
  expect(paths({ skip: (name) => name === 'a' })).toEqual(['b/two.txt']);
});

it('follows links to folders that may be followed', () => {
  symlinkSync(join(root, 'a'), join(root, 'b/link'));
  expect(paths({ follow: () => true })).toContain('b/link/one.txt');
  expect(paths({ follow: () => false })).not.toContain('b/link/one.txt');
});

it('comes to an end where folders link to each other, to themselves or to what holds them', () => {
  symlinkSync(join(root, 'b'), join(root, 'a/to-b'));
  symlinkSync(join(root, 'a'), join(root, 'b/to-a'));
  symlinkSync(root, join(root, 'a/up'));
  symlinkSync('.', join(root, 'a/self'));
  expect(paths({ follow: () => true })).toEqual([
    'a/one.txt',
    'a/self →',
    'a/to-b →',
    'a/to-b/to-a →',
    'a/to-b/two.txt',
    'a/up →',
    'b/to-a →',
    'b/to-a/one.txt',
    'b/to-a/self →',
    'b/to-a/to-b →',
    'b/to-a/up →',
    'b/two.txt',
  ]);
});

it('lets a fingerprint pass over links that lead nowhere', () => {
  symlinkSync('user@host.1', join(root, 'a/.#one.txt'));
  symlinkSync(join(root, 'b/two.txt'), join(root, 'a/two.txt'));
  expect(filesBelow(root).sort()).toEqual(['a/one.txt', 'a/two.txt', 'b/two.txt'].map((path) => join(root, path)));
});
