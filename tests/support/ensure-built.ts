import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sourceFingerprint } from '../../lib/build/fingerprint';
import { isUpToDate } from '../../lib/build/stamp';
import { startProgram } from '../../lib/node/program';
import { siteConfigOf } from './sites';

interface BuildTarget {
  content: string;
  out: string;
  /** Keys of the site configuration that this site has otherwise. */
  config?: Readonly<Record<string, unknown>>;
}

const root = process.cwd();

/**
 * Builds a site, unless its last build still holds: `npm test` makes it before the browsers start. Waits where another worker
 * builds it.
 * @throws Error with what the build printed
 */
export async function ensureBuilt({ content, out, config }: BuildTarget): Promise<void> {
  const overrides = siteConfigOf(config);
  const fingerprint = sourceFingerprint(root, content, overrides);
  while (!isUpToDate(root, { fingerprint, outDir: resolve(root, out) })) {
    const lines: string[] = [];
    const build = startProgram('scripts/build.ts', ['--content', content, '--out', out], {
      root,
      env: { SITE_CONFIG: overrides },
      onLine: (line) => lines.push(line),
    });
    if ((await build.exited) === 0) return;
    const report = lines.join('\n');
    if (!report.includes('Another build of this project is running')) throw new Error(report);
    await sleep(1000);
  }
}
