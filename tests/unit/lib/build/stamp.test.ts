import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clearStamp, isUpToDate, writeStamp } from '@/lib/build/stamp';
import { tempFolder } from '@/tests/unit/temp-folder';

it('knows the build it was written for, and no other', () => {
  const root = tempFolder({ 'out/index.html': '' });
  const stamp = { fingerprint: 'a', outDir: join(root, 'out') };
  expect(isUpToDate(root, stamp)).toBe(false);
  writeStamp(root, stamp);
  expect(isUpToDate(root, stamp)).toBe(true);
  expect(isUpToDate(root, { ...stamp, fingerprint: 'b' })).toBe(false);
  expect(isUpToDate(root, { ...stamp, outDir: root })).toBe(false);
});

it('does not trust a folder that is gone, nor a file it cannot read', () => {
  const root = tempFolder({ 'out/index.html': '' });
  const stamp = { fingerprint: 'a', outDir: join(root, 'out') };
  writeStamp(root, stamp);
  const [file = ''] = readdirSync(join(root, '.cache'));
  writeFileSync(join(root, '.cache', file), '{');
  expect(isUpToDate(root, stamp)).toBe(false);
  writeStamp(root, stamp);
  rmSync(stamp.outDir, { recursive: true });
  expect(isUpToDate(root, stamp)).toBe(false);
});

it('knows several builds apart', () => {
  const root = tempFolder({ 'out/index.html': '', 'other/index.html': '' });
  const [first, second] = ['out', 'other'].map((name) => ({ fingerprint: name, outDir: join(root, name) }));
  if (!first || !second) throw new Error('There have to be two builds.');
  writeStamp(root, first);
  writeStamp(root, second);
  clearStamp(root, second.outDir);
  expect(isUpToDate(root, first)).toBe(true);
  expect(isUpToDate(root, second)).toBe(false);
});

it('forgets', () => {
  const root = tempFolder({ 'out/index.html': '' });
  const stamp = { fingerprint: 'a', outDir: join(root, 'out') };
  writeStamp(root, stamp);
  clearStamp(root, stamp.outDir);
  expect(isUpToDate(root, stamp)).toBe(false);
});
