import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from './report';
import { runBuild } from './run-build';

const folder = '.cache/bench';

/** The real content: from nothing, and again after one changed page. */
export async function benchBuild(): Promise<void> {
  const content = join(folder, 'content-real');
  rmSync(content, { recursive: true, force: true });
  cpSync('content', content, { recursive: true });
  for (const cache of ['.next', '.contentlayer', '.cache/content-check', '.cache/social-images'])
    rmSync(cache, { recursive: true, force: true });
  const clean = await runBuild(content, join(folder, 'out-real'));
  appendFileSync(join(content, 'docs/services/vault.mdx'), '\nOne more sentence.\n');
  const warm = await runBuild(content, join(folder, 'out-real'));
  const row = (name: string, { seconds, peakMiB }: typeof clean) => ({
    build: name,
    seconds: seconds.toFixed(1),
    'peak MiB': peakMiB.toFixed(0),
  });
  printTable([row('clean', clean), row('one page changed', warm)]);
}
