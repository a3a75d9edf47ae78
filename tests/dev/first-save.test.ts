import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { readPointer, readSnapshot } from '../../lib/content/snapshot-file';
import { startProgram } from '../../lib/process/program';
import { startDevServer } from '../support/dev-server';
import { siteConfigOf, testSite } from '../support/sites';

const { content, config } = testSite('features');
const folder = '.cache/first-save';
const doc = 'docs/basics/berths.mdx';

test('a save right after the first publication is published too', async () => {
  test.setTimeout(120_000);
  rmSync(folder, { recursive: true, force: true });
  rmSync('.contentlayer', { recursive: true, force: true });
  cpSync(content, folder, { recursive: true });
  const program = startProgram('tsx', ['scripts/dev-content.ts'], {
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

test('a save while a page loads is shown, at whatever moment it comes', async ({ context }) => {
  test.setTimeout(240_000);
  const server = await startDevServer({ contentDir: '.cache/early-save', patience: 150_000 });
  try {
    for (let run = 0; run < 6; run++) {
      const page = await context.newPage();
      const refused: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (message.startsWith('Internal Next.js error')) refused.push(message);
      });
      await page.goto(`${server.url}docs/basics/berths`, { waitUntil: 'commit' });
      await sleep(run * 80);
      appendFileSync(join(server.contentDir, doc), `\nSaved in run ${run}.\n`);
      await expect(page.getByText(`Saved in run ${run}.`)).toBeVisible({ timeout: 30_000 });
      expect(refused).toEqual([]);
      await page.close();
    }
  } finally {
    await server.stop();
  }
});
