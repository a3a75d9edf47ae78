import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readPointer, readSnapshot } from '../../lib/content/snapshot/snapshot-file';
import { startProgram } from '../../lib/node/program';
import { siteConfigOf, testSite } from '../support/sites';

const { content, config } = testSite('features');
const folder = '.cache/first-save';
const doc = 'docs/basics/berths.mdx';

test('a save right after the first publication is published too', async () => {
  test.setTimeout(120_000);
  rmSync(folder, { recursive: true, force: true });
  rmSync('.contentlayer', { recursive: true, force: true });
  cpSync(content, folder, { recursive: true });
  const program = startProgram('scripts/dev-content.ts', [], {
    root: process.cwd(),
    env: { CONTENT_DIR: folder, NODE_ENV: 'development', SITE_CONFIG: siteConfigOf(config) },
    onLine: () => undefined,
  });
  try {
    await expect.poll(() => readPointer(), { timeout: 60_000, intervals: [2] }).toBeDefined();
    appendFileSync(join(folder, doc), '\nSaved at once.\n');
    await expect
      .poll(() => readSnapshot().find(({ path }) => path === doc)?.body, { timeout: 20_000 })
      .toContain('Saved at once.');
  } finally {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
