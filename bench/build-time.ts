import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from './print-table';
import { caches, measureBuild } from './run-measured';

const folder = '.cache/bench';

/** The real content: from nothing, and again after one changed page. */
export async function benchBuild(): Promise<void> {
  const content = join(folder, 'content-real');
  rmSync(content, { recursive: true, force: true });
  cpSync('content', content, { recursive: true });
  for (const cache of caches) rmSync(cache, { recursive: true, force: true });
  const args = ['--content', content, '--out', join(folder, 'out-real')];
  const clean = await measureBuild(args);
  appendFileSync(join(content, 'docs/services/vault.mdx'), '\nOne more sentence.\n');
  const warm = await measureBuild(args);
  const row = (name: string, { seconds, peakMiB }: typeof clean) => ({
    build: name,
    seconds: seconds.toFixed(1),
    'peak MiB': peakMiB.toFixed(0),
  });
  printTable([row('clean', clean), row('one page changed', warm)]);
}
