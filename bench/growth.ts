import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../lib/node/walk-files';
import { writeCorpus } from './corpus';
import { printTable } from './print-table';
import { measureBuild } from './run-measured';

const counts = (process.env['BENCH_PAGES'] ?? '34,300,1000').split(',').map(Number);
const folder = '.cache/bench';

function sizes(dir: string): { path: string; bytes: number }[] {
  return listFiles(dir).map((path) => ({ path, bytes: statSync(join(dir, path)).size }));
}

/** What the search downloads before the first query, as a host sends it; with Pagefind the list of pages alone. */
function searchBytes(out: string): number {
  const names = ['search-doc.json', 'search-index.json'].filter((name) => existsSync(join(out, name)));
  return names.reduce((total, name) => total + brotliCompressSync(readFileSync(join(out, name))).length, 0);
}

const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Builds generated docs of about 900 words each: time, memory, and the size of a page, which must not grow with their number. */
export async function benchGrowth(): Promise<void> {
  const rows = [];
  for (const count of counts) {
    const content = `${folder}/content-${count}`;
    const out = `${folder}/out-${count}`;
    writeCorpus(content, count);
    const { seconds, cpuSeconds, peakMiB } = await measureBuild(['--content', content, '--out', out]);
    const files = sizes(out);
    const docs = files.filter(({ path }) => path.startsWith('docs/'));
    const html = docs.filter(({ path }) => path.endsWith('.html'));
    rows.push({
      docs: count,
      'build s': seconds.toFixed(1),
      'CPU s': cpuSeconds.toFixed(1),
      'CPU ms a doc': ((cpuSeconds / count) * 1000).toFixed(0),
      'peak MiB': peakMiB.toFixed(0),
      'export MB': (sum(files) / 1e6).toFixed(1),
      'kB a doc, all files': (sum(docs) / count / 1000).toFixed(2),
      'kB a doc, HTML': (sum(html) / count / 1000).toFixed(2),
      'search kB': (searchBytes(out) / 1000).toFixed(0),
    });
  }
  printTable(rows);
}
