import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLock } from '@/lib/cms/sync/lock-file';
import { finishSwap } from '@/lib/cms/sync/swap';
import { syncLock } from '@/lib/cms/sync/sync';
import { acquireLock } from '@/lib/node/lock';
import { lighthouseEnv, ownAll } from '@/tests/support/lighthouse';
import { keys } from '@/tests/support/seed-users';
import { snapshot, startSite, type TestSite } from './support/site';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
  await site.sync();
});
afterAll(() => site.stop());

/** Runs a sync and kills it this long after it has begun. Resolves with how long it ran and whether it was done. */
async function syncAndKill(afterMs: number): Promise<{ done: boolean; ms: number }> {
  const args = ['lib/node/run.mjs', 'bench/sync-once.ts', site.cms.url, keys.reader, site.root, ...ownAll];
  const env = { ...process.env, ...lighthouseEnv };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let done = false;
  let start = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    const text = chunk.toString();
    if (text.includes('started')) {
      start = performance.now();
      setTimeout(() => child.kill('SIGKILL'), afterMs);
    }
    if (text.includes('done')) done = true;
  });
  await new Promise<void>((ended) => child.once('close', () => ended()));
  return { done, ms: performance.now() - start };
}

/** The tree is what its lock file says, file by file. */
function expectWhole(): void {
  const files = snapshot(site.contentDir);
  const { rows } = readLock(site.contentDir);
  const named = Object.fromEntries(rows.map(({ path, hash }) => [path, hash]));
  const { '.cms-lock.json': _, ...content } = files;
  expect(content).toEqual(named);
}

const kills = 12;

it(`leaves the old tree or the new one, whole, when it is killed at ${kills} moments`, {
  timeout: 900_000,
}, async () => {
  const pages = [
    'docs/intro.mdx',
    'docs/services/store.mdx',
    'docs/misc/glossary.mdx',
    'blog/2021-08-26-welcome/index.mdx',
  ];
  const first = await site.client.find('docs', 'docs/intro.mdx');
  await site.client.update('docs', first.id, { keywords: ['before'] });
  const full = await syncAndKill(60_000);
  expect(full.done).toBe(true);
  const span = full.ms + 200;
  const outcomes = { old: 0, new: 0 };
  for (let turn = 0; turn < kills; turn++) {
    const path = pages[turn % pages.length] ?? '';
    const kind = path.startsWith('blog') ? 'posts' : 'docs';
    const doc = await site.client.find(kind, path);
    await site.client.update(kind, doc.id, { keywords: [`turn ${turn}`] });
    const before = snapshot(site.contentDir);
    // One moment in each part of its time.
    await syncAndKill(((turn + Math.random()) * span) / kills);
    const release = await acquireLock(syncLock(site.workDir));
    expect(release).toBeDefined();
    release?.();
    // What every command of the project does first.
    finishSwap(site.workDir);
    expectWhole();
    const isOld = JSON.stringify(snapshot(site.contentDir)) === JSON.stringify(before);
    outcomes[isOld ? 'old' : 'new']++;
    if (!isOld) expect(readFileSync(join(site.contentDir, path), 'utf8')).toContain(`turn ${turn}`);
  }
  expect(outcomes.old + outcomes.new).toBe(kills);
  await site.sync();
  expectWhole();
});
