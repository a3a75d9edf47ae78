import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCorpus } from './corpus';
import { printTable } from './report';
import { runMeasured } from './run-measured';

const count = Number(process.env['BENCH_DOCUMENTS'] ?? 1000);
const siteDir = '.cache/bench/docusaurus';
const into = '.cache/bench/moved-in';

/** The import of generated docs: all of them, and again after one changed. */
export async function benchImport(): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  writeCorpus(siteDir, count);
  const config =
    "module.exports = { title: 'Bench', url: 'https://bench.example', baseUrl: '/', presets: ['classic'] };\n";
  writeFileSync(join(siteDir, 'docusaurus.config.js'), config);
  const args = [siteDir, '--into', into, '--write'];
  const first = await runMeasured('scripts/import.ts', args);
  const changed = join(siteDir, 'docs/part-0/chapter-5/page-50.mdx');
  writeFileSync(changed, `${readFileSync(changed, 'utf8')}\nOne more sentence.\n`);
  const again = await runMeasured('scripts/import.ts', args);
  printTable([
    {
      documents: count,
      'first s': first.seconds.toFixed(1),
      'again s': again.seconds.toFixed(1),
      'peak MiB': first.peakMiB.toFixed(0),
    },
  ]);
}
