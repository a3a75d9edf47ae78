import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentCheckCache } from '../lib/check/content-check';
import { runCms, startCms } from '../tests/support/cms-process';
import { keys, seedUsers } from '../tests/support/seed-users';
import { writeCorpus } from './corpus';
import { printTable } from './report';
import { runMeasured } from './run-measured';

const count = Number(process.env['BENCH_DOCUMENTS'] ?? 1000);
const folder = resolve('.cache/bench/content-sync');

async function editOne(url: string): Promise<void> {
  const headers = { authorization: `users API-Key ${keys.editor}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ title: 'Another title', _status: 'published' });
  const response = await fetch(`${url}/api/docs/1`, { method: 'PATCH', headers, body });
  if (!response.ok) throw new Error(`The edit was refused: ${response.status}`);
}

/** The sync of generated docs from a real CMS: all of them, none, one. Each in a process of its own, as on the command line. */
export async function benchContentSync(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  writeCorpus(`${folder}/source`, count);
  mkdirSync(`${folder}/site/content`, { recursive: true });
  const imported = runCms(`${folder}/cms`, ['scripts/import.ts', '--content', `${folder}/source`]);
  if (imported.status !== 0) throw new Error(imported.output);
  const cms = await startCms(`${folder}/cms`);
  try {
    await seedUsers(cms.url);
    const sync = () =>
      runMeasured('bench/sync-once.ts', [cms.url, keys.reader, `${folder}/site`, 'docs', 'blog', 'authors.yml']);
    // What an earlier run of the content check knows would make it no first sync.
    rmSync(contentCheckCache, { recursive: true, force: true });
    const first = await sync();
    const none = await sync();
    await editOne(cms.url);
    const one = await sync();
    printTable([
      {
        documents: count,
        'first s': first.seconds.toFixed(1),
        'no change s': none.seconds.toFixed(1),
        'one change s': one.seconds.toFixed(1),
        'peak MiB': Math.max(first.peakMiB, none.peakMiB, one.peakMiB).toFixed(0),
      },
    ]);
  } finally {
    await cms.stop();
  }
}
