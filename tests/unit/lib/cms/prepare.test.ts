import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installCms } from '@/lib/cms/prepare';
import { tempFolder } from '@/tests/unit/temp-folder';

it('a copy of the lockfile beside the packages says that they are installed, as .ci/run leaves it', () => {
  const root = tempFolder({ 'cms/package.json': '{}', 'cms/package-lock.json': 'what npm cannot read' });
  expect(installCms(root)).toBe(false);
  mkdirSync(join(root, 'cms/node_modules'));
  copyFileSync(join(root, 'cms/package-lock.json'), join(root, 'cms/node_modules/.installed'));
  expect(installCms(root)).toBe(true);
});
