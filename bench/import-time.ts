import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentCheckCache } from '../lib/check/check-content';
import { writeCorpus } from './corpus';
import { printTable } from './print-table';
import { runMeasured } from './run-measured';

const count = Number(process.env['BENCH_DOCUMENTS'] ?? 1000);
const siteDir = '.cache/bench/docusaurus';
const into = '.cache/bench/moved-in';

/** The import of generated docs: all of them, the project's first check after that, and the import again after one changed. */
export async function benchImport(): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  writeCorpus(siteDir, count);
  const config =
    "module.exports = { title: 'Bench', url: 'https://bench.example', baseUrl: '/', presets: ['classic'] };\n";
  writeFileSync(join(siteDir, 'docusaurus.config.js'), config);
  const args = [siteDir, '--into', into, '--write'];
  const first = await runMeasured('scripts/import.ts', args);
  // What the import left to the check of the project it moved into.
  rmSync(contentCheckCache, { recursive: true, force: true });
  cpSync(join(into, contentCheckCache), contentCheckCache, { recursive: true });
  const checked = await runMeasured('scripts/content-check.ts', ['--content', join(into, 'content')], {
    SITE_CONFIG: JSON.stringify({ extends: join(into, 'site.config.ts') }),
  });
  const changed = join(siteDir, 'docs/part-0/chapter-5/page-50.mdx');
  writeFileSync(changed, `${readFileSync(changed, 'utf8')}\nOne more sentence.\n`);
  const again = await runMeasured('scripts/import.ts', args);
  printTable([
    {
      documents: count,
      'first s': first.seconds.toFixed(1),
      'again s': again.seconds.toFixed(1),
      'check after it s': checked.seconds.toFixed(1),
      'peak MiB': first.peakMiB.toFixed(0),
    },
  ]);
}
