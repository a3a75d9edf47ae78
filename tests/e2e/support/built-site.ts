import { resolve } from 'node:path';
import { sourceFingerprint } from '../../../lib/build/fingerprint';
import { isUpToDate } from '../../../lib/build/stamp';
import { site } from '../../../lib/config/site';
import { startProgram } from '../../../lib/process/program';
import { createStaticServer, listen } from '../../../lib/server/static-server';
import { test as base } from './test';

interface SiteFolders {
  content: string;
  out: string;
  /** Keys of the site configuration that this site has otherwise. */
  config?: Readonly<Record<string, unknown>>;
}

interface SiteFixtures {
  folders: SiteFolders;
  /** Address of the site, final slash included. */
  builtSite: string;
}

const root = process.cwd();

/** Builds a site, unless its last build still holds: `npm test` makes it before the browsers start. */
async function buildSite({ content, out, config }: SiteFolders): Promise<void> {
  const overrides = config ? JSON.stringify(config) : undefined;
  if (isUpToDate(root, { fingerprint: sourceFingerprint(root, content, overrides), outDir: resolve(root, out) }))
    return;
  const lines: string[] = [];
  const args = ['scripts/build.ts', '--content', content, '--out', out];
  const build = startProgram('tsx', args, {
    root,
    onLine: (line) => lines.push(line),
    ...(overrides && { env: { SITE_CONFIG: overrides } }),
  });
  if ((await build.exited) !== 0) throw new Error(lines.join('\n'));
}

/** Test on another site than that of content/: by default on that with the versions Next, 2.0 (the latest) and 1.0. */
export const test = base.extend<object, SiteFixtures>({
  folders: [
    { content: 'tests/fixtures/versions-site', out: '.cache/versions-site' },
    { option: true, scope: 'worker' },
  ],
  builtSite: [
    async ({ folders }, use) => {
      await buildSite(folders);
      const server = createStaticServer({ dir: folders.out, basePath: site.basePath });
      const port = await listen(server, 0);
      await use(`http://localhost:${port}${site.basePath}/`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ builtSite }, use) => use(builtSite),
});
