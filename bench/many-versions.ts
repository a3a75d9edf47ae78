import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchSiteEnv } from './bench-site';
import { writeCorpus } from './corpus';
import { printTable } from './print-table';
import { caches, measureBuild } from './run-measured';

const versions = Number(process.env['BENCH_VERSIONS'] ?? 20);
const docs = Number(process.env['BENCH_PAGES'] ?? 300);
const folder = '.cache/bench/versions';
const content = join(folder, 'content');

/** Builds docs with many versions: from nothing, again without a change, and after a page of the current version changed. */
export async function benchVersions(): Promise<void> {
  writeCorpus(content, docs);
  const names = Array.from({ length: versions }, (_, index) => `${versions - index}.0`);
  for (const name of names)
    cpSync(join(content, 'docs'), join(content, 'versioned_docs', `version-${name}`), { recursive: true });
  writeFileSync(join(content, 'versions.json'), JSON.stringify(names));
  for (const cache of caches) rmSync(cache, { recursive: true, force: true });
  const build = () => measureBuild(['--content', content, '--out', join(folder, 'out')], benchSiteEnv);
  const cold = await build();
  const again = await build();
  appendFileSync(join(content, 'docs/part-0/chapter-1/page-12.mdx'), '\nOne more sentence.\n');
  const changed = await build();
  const figures = (name: string, { seconds, cpuSeconds }: typeof cold) => ({
    [`${name} s`]: seconds.toFixed(1),
    [`${name} CPU s`]: cpuSeconds.toFixed(1),
  });
  printTable([
    {
      versions,
      'docs each': docs,
      ...figures('cold', cold),
      ...figures('again', again),
      ...figures('one changed', changed),
      'peak MiB': cold.peakMiB.toFixed(0),
    },
  ]);
}
