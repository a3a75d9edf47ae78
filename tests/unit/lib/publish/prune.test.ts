import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pruneExport } from '@/lib/publish/prune';
import { tempFolder } from '@/tests/unit/temp-folder';

it('removes the other copies of each payload, and nothing else', () => {
  const root = tempFolder({
    'index.txt': 'home',
    '__next._full.txt': 'home',
    'docs/intro.txt': 'intro',
    'docs/intro/__next._full.txt': 'intro',
    'docs/intro/__next._tree.txt': 'tree',
    'docs/intro/__next.docs.$c$slug.__PAGE__.txt': 'part',
    'docs/lonely/__next._full.txt': 'the only copy there is',
  });
  expect(pruneExport(root)).toEqual({ files: 3, bytes: 13 });
  const left = ['index.txt', 'docs/intro.txt', 'docs/intro/__next._tree.txt', 'docs/lonely/__next._full.txt'];
  expect(left.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(existsSync(join(root, '__next._full.txt'))).toBe(false);
  expect(readdirSync(join(root, 'docs/intro'))).toEqual(['__next._tree.txt']);
});
