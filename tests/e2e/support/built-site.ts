import { site } from '../../../lib/config/site';
import { createStaticServer, listen } from '../../../lib/server/static-server';
import { ensureBuilt } from '../../support/ensure-built';
import { testSite } from '../../support/sites';
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

/** The site with the versions Next, 2.0 (the latest) and 1.0, and without posts. */
const versions = testSite('versions');

/** Test on another site than that of content/: by default on that with versions. */
export const test = base.extend<object, SiteFixtures>({
  folders: [versions, { option: true, scope: 'worker' }],
  builtSite: [
    async ({ folders }, use) => {
      await ensureBuilt(folders);
      const basePath = String(folders.config?.['basePath'] ?? site.basePath).replace(/^\/$/, '');
      const server = createStaticServer({ dir: folders.out, basePath });
      const port = await listen(server, 0);
      await use(`http://localhost:${port}${basePath}/`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ builtSite }, use) => use(builtSite),
});
