import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { liesBelow } from '@/lib/node/lies-below';
import { tempFolder } from '../../temp-folder';

test('goes by where links lead, and tells a folder from one whose name begins alike', () => {
  const root = tempFolder({ 'docs/a.md': '', 'docs-old/a.md': '' });
  symlinkSync(join(root, 'docs-old/a.md'), join(root, 'docs/out.md'));
  symlinkSync(join(root, 'docs/a.md'), join(root, 'docs/in.md'));
  const below = (path: string) => liesBelow(join(root, 'docs'), join(root, path));
  expect(['docs/a.md', 'docs/in.md'].filter(below)).toHaveLength(2);
  expect(['docs/out.md', 'docs-old/a.md', 'docs'].filter(below)).toEqual([]);
  expect(() => below('docs/none.md')).toThrow('ENOENT');
});
