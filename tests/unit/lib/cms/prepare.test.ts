import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runInCms } from '@/lib/cms/prepare';
import { tempFolder } from '../../temp-folder';

it('lets no program of the CMS report to the makers of Next', () => {
  const asked = "require('node:fs').writeFileSync('said.txt', String(process.env.NEXT_TELEMETRY_DISABLED));";
  const root = tempFolder({ 'cms/ask.cjs': asked });
  expect(runInCms(root, ['ask.cjs'], {})).toBe(true);
  expect(readFileSync(join(root, 'cms/said.txt'), 'utf8')).toBe('1');
});
