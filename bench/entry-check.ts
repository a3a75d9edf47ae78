import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsEntry } from '../lib/cms/adapters/adapter';
import { EntryChecker } from '../lib/cms/editor/entry-checker';
import { site } from '../lib/config/site';
import { writeCorpus } from './corpus';
import { median, printTable } from './print-table';
import { millisecondsOf } from './run-measured';

const folder = '.cache/bench/entry-check';
const words = 2000;

/** A page with a link in each line of twenty words. */
function entryOf(round: number): CmsEntry {
  const body = Array.from({ length: words }, (_, at) => (at % 20 === 0 ? '\n\n[word](/docs/start)' : `word${at}`)).join(
    ' ',
  );
  return {
    ...{ kind: 'docs', id: 'new', path: 'docs/new.mdx', title: 'New', updatedAt: new Date(round).toISOString() },
    ...{ fields: { title: 'New' }, body: `${body} ${round}`, source: '', order: 0 },
  };
}

/** How long *Publish* in the CMS waits for the check of a page with 2,000 words, by number of published pages. */
export async function benchEntryCheck(): Promise<void> {
  const rows = [];
  for (const documents of [34, 300, 1000]) {
    const contentDir = join(folder, 'content');
    rmSync(folder, { recursive: true, force: true });
    writeCorpus(contentDir, documents);
    const checker = new EntryChecker({
      ...{ contentDir, publicDir: 'public', site },
      ...{ folder: join(folder, 'published'), cacheDir: join(folder, 'cache') },
    });
    const times: number[] = [];
    for (let round = 0; round < 6; round++) times.push(await millisecondsOf(() => checker.check(entryOf(round))));
    const [first = 0, ...later] = times;
    rows.push({ documents, 'first ms': first.toFixed(0), 'later ms': median(later).toFixed(0) });
  }
  printTable(rows);
}
