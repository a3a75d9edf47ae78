import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildCms, runInCms } from '@/lib/cms/prepare';
import { tempFolder } from '../../temp-folder';

it('lets no program of the CMS report to the makers of Next', () => {
  const asked = "require('node:fs').writeFileSync('said.txt', String(process.env.NEXT_TELEMETRY_DISABLED));";
  const root = tempFolder({ 'cms/ask.cjs': asked });
  expect(runInCms(root, ['ask.cjs'], {})).toBe(true);
  expect(readFileSync(join(root, 'cms/said.txt'), 'utf8')).toBe('1');
});

it('does not build the pages of the CMS again because of what the first build has written', () => {
  const next =
    "const fs = require('node:fs'); fs.writeFileSync('next-env.d.ts', ''); fs.appendFileSync('builds.txt', 'x');";
  const sources = ['schema', 'lib/check/content', 'lib/cms', 'lib/content', 'lib/report'];
  const root = tempFolder({
    ...Object.fromEntries(sources.map((folder) => [`${folder}/a.ts`, ''])),
    'cms/payload.config.ts': '',
    'cms/node_modules/next/dist/bin/next': next,
  });
  for (const _ of [1, 2]) expect(buildCms(root, {})).toBe(true);
  expect(readFileSync(join(root, 'cms/builds.txt'), 'utf8')).toBe('x');
});
