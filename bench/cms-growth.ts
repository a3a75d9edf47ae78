import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentCheckCache } from '../lib/check/check-content';
import { runCms, startCms } from '../tests/support/cms-process';
import { keys, seedUsers } from '../tests/support/seed-users';
import { writeCorpus } from './corpus';
import { median, printTable } from './print-table';
import { runMeasured } from './run-measured';

const counts = (process.env['BENCH_ENTRIES'] ?? '1000,10000').split(',').map(Number);
const folder = resolve('.cache/bench/cms-growth');
const headers = { authorization: `users API-Key ${keys.editor}`, 'content-type': 'application/json' };

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);

/** Milliseconds until an answer is there. */
async function ask(url: string, options: RequestInit = {}): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers, ...options });
  await response.text();
  if (!response.ok) throw new Error(`${url} was refused: ${response.status}`);
  return performance.now() - start;
}

/** What a list of the CMS asks for as it opens (`enableListViewSelectAPI`). */
const list = `docs?depth=0&draft=true&limit=10${['entry_title', 'path', '_status', 'updatedAt'].map((name) => `&select[${name}]=true`).join('')}`;

/** A page of the list as it opens, the last one by title, and those that a search finds. */
const listsOf = (count: number) => ({
  'list ms': `${list}&sort=-updatedAt`,
  'last page ms': `${list}&page=${Math.floor(count / 10)}&sort=entry_title`,
  'search ms': `${list}&where[or][0][entry_title][like]=player`,
});

async function measure(count: number) {
  rmSync(folder, { recursive: true, force: true });
  writeCorpus(`${folder}/source`, count);
  mkdirSync(`${folder}/site/content`, { recursive: true });
  rmSync('.cache/cms-check', { recursive: true, force: true });
  const began = performance.now();
  const imported = runCms(`${folder}/cms`, ['scripts/import.ts', '--content', `${folder}/source`]);
  if (imported.status !== 0) throw new Error(imported.output);
  const importing = secondsSince(began);
  const cms = await startCms(`${folder}/cms`);
  try {
    await seedUsers(cms.url);
    const answers: Record<string, string> = {};
    for (const [name, query] of Object.entries(listsOf(count))) {
      const times: number[] = [];
      for (let round = 0; round < 5; round++) times.push(await ask(`${cms.url}/api/${query}`));
      answers[name] = median(times).toFixed(0);
    }
    const sync = () =>
      runMeasured('bench/sync-once.ts', [cms.url, keys.reader, `${folder}/site`, 'docs', 'blog', 'authors.yml']);
    // What an earlier run of the content check knows would make it no first sync.
    rmSync(contentCheckCache, { recursive: true, force: true });
    const first = await sync();
    const none = await sync();
    const edit = (title: string) => ({ method: 'PATCH', body: JSON.stringify({ title, _status: 'published' }) });
    const cold = await ask(`${cms.url}/api/docs/1`, edit('Another title'));
    const warm = await ask(`${cms.url}/api/docs/1`, edit('A third title'));
    const one = await sync();
    return {
      entries: count,
      'import s': importing,
      ...answers,
      'first sync s': first.seconds.toFixed(1),
      'peak MiB': Math.max(first.peakMiB, none.peakMiB, one.peakMiB).toFixed(0),
      'no change s': none.seconds.toFixed(1),
      'first publish s': (cold / 1000).toFixed(1),
      'publish ms': warm.toFixed(0),
      'one change s': one.seconds.toFixed(1),
    };
  } finally {
    await cms.stop();
  }
}

/**
 * A CMS on SQLite with many entries: how long the import, its lists, and the sync take, the first, one without a change and that
 * of one change. Each in a process of its own, as on the command line.
 */
export async function benchCmsGrowth(): Promise<void> {
  const rows = [];
  for (const count of counts) rows.push(await measure(count));
  printTable(rows);
}
