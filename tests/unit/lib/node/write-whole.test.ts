import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from '@/lib/node/write-whole';
import { tempFolder } from '../../temp-folder';

test('a file is there with its folder, and nothing beside it', () => {
  const folder = tempFolder();
  writeWhole(join(folder, 'deep', 'file.txt'), 'One.');
  writeWhole(join(folder, 'deep', 'file.txt'), 'Two.');
  expect(readFileSync(join(folder, 'deep', 'file.txt'), 'utf8')).toBe('Two.');
  expect(readdirSync(join(folder, 'deep'))).toEqual(['file.txt']);
});

test('what cannot be put in its place leaves no draft behind', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'taken', 'inside'), { recursive: true });
  expect(() => writeWhole(join(folder, 'taken'), 'Text.')).toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});
