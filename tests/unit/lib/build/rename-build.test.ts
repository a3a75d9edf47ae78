import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renameBuild } from '@/lib/build/rename-build';
import { tempFolder } from '@/tests/unit/temp-folder';

it('gives pages and folders of an export the name of another build', () => {
  const dir = tempFolder({
    'docs/a.html': '<script src="/_next/static/first/x.js"></script> first',
    'docs/a.txt': '0:{"b":"first"}',
    '_next/static/first/_buildManifest.js': 'first',
    'img/first.png': 'first',
  });
  renameBuild(dir, 'first', 'second');
  const read = (path: string) => readFileSync(join(dir, path), 'utf8');
  expect(read('docs/a.html')).toBe('<script src="/_next/static/second/x.js"></script> second');
  expect(read('docs/a.txt')).toBe('0:{"b":"second"}');
  expect(read('_next/static/second/_buildManifest.js')).toBe('second');
  expect(existsSync(join(dir, '_next/static/first'))).toBe(false);
  expect(read('img/first.png')).toBe('first');
});
