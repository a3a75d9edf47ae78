import { spawn } from 'node:child_process';
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

/** Kills its process when a function is called the nth time with a path or address that this is part of. */
const killer = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { name, part, nth } = JSON.parse(process.env.KILL_AT);
  let left = nth;
  const holder = name === 'fetch' ? globalThis : fs;
  const real = holder[name];
  holder[name] = (...args) => {
    const isMeant = args.some((arg) => String(arg).includes(part));
    return isMeant && --left === 0 ? process.kill(process.pid, 'SIGKILL') : real(...args);
  };
  syncBuiltinESMExports();
`;

interface Moment {
  name: 'fetch' | 'writeFileSync' | 'renameSync';
  part: string;
  nth: number;
}

/** Runs a sync in a process of its own, and resolves with the signal that ended it. */
async function syncAndKill(at: Moment): Promise<NodeJS.Signals | null> {
  const preload = `--import=data:text/javascript,${encodeURIComponent(killer)}`;
  const args = [preload, 'lib/node/run.mjs', 'bench/sync-once.ts', site.cms.url, keys.reader, site.root, ...ownAll];
  const env = { ...process.env, ...lighthouseEnv, KILL_AT: JSON.stringify(at) };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((ended) => child.once('close', (_, signal) => ended(signal)));
}

/** The tree is what its lock file says, file by file. */
function expectWhole(): void {
  const files = snapshot(site.contentDir);
  const { rows } = readLock(site.contentDir);
  const named = Object.fromEntries(rows.map(({ path, hash }) => [path, hash]));
  const { '.cms-lock.json': _, ...content } = files;
  expect(content).toEqual(named);
}

// Each step of the swap is for tests/unit/lib/cms/sync/swap.test.ts.
it.each<[moment: string, at: Moment, is: 'old' | 'new']>([
  ['reads', { name: 'fetch', part: '/api/posts', nth: 1 }, 'old'],
  ['writes the new files beside the old ones', { name: 'writeFileSync', part: '/stage/', nth: 2 }, 'old'],
  ['puts the second of them in place', { name: 'renameSync', part: '/stage/', nth: 2 }, 'new'],
  ['notes that it is done', { name: 'writeFileSync', part: 'last-sync', nth: 1 }, 'new'],
])('leaves one tree, whole, when it is killed as it %s', async (moment, at, is) => {
  const doc = await site.client.find('docs', 'docs/intro.mdx');
  const post = await site.client.find('posts', 'blog/2021-08-26-welcome/index.mdx');
  await site.client.update('docs', doc.id, { keywords: [moment] });
  await site.client.update('posts', post.id, { keywords: [moment] });
  const before = snapshot(site.contentDir);
  expect(await syncAndKill(at)).toBe('SIGKILL');
  const release = await acquireLock(syncLock(site.workDir));
  expect(release).toBeDefined();
  release?.();
  // What every command of the project does first.
  finishSwap(site.workDir);
  expectWhole();
  expect(snapshot(site.contentDir)).toEqual(is === 'old' ? before : expect.not.objectContaining(before));
  const { written } = await site.sync();
  expect(written).toBe(is === 'old' ? 2 : 0);
  expectWhole();
});
