import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentCheckCache, createContentChecker } from '../lib/check/check-content';
import { validateSiteConfig } from '../lib/config/config-mistakes';
import { benchSite, benchSiteEnv } from './bench-site';
import { writeCorpus } from './corpus';
import { median, printTable } from './print-table';
import { millisecondsOf, runMeasured } from './run-measured';

const count = Number(process.env['BENCH_DOCUMENTS'] ?? 1000);
const contentDir = '.cache/bench/content-check';
const changedPage = 'docs/part-0/chapter-5/page-50.mdx';

/** The content check of generated docs: from the command line with nothing known and again, and after one changed page as in development. */
export async function benchCheck(): Promise<void> {
  writeCorpus(contentDir, count);
  rmSync(contentCheckCache, { recursive: true, force: true });
  const run = () => runMeasured('scripts/content-check.ts', ['--content', contentDir], benchSiteEnv);
  const cold = await run();
  const again = await run();
  const checker = createContentChecker({ contentDir, publicDir: 'public', site: validateSiteConfig(benchSite) });
  await checker.check();
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    appendFileSync(join(contentDir, changedPage), '\nOne more sentence.\n');
    times.push(await millisecondsOf(() => checker.check()));
  }
  printTable([
    {
      documents: count,
      'cold s': cold.seconds.toFixed(1),
      'again s': again.seconds.toFixed(1),
      'peak MiB': cold.peakMiB.toFixed(0),
      'one changed ms': median(times).toFixed(0),
    },
  ]);
}
