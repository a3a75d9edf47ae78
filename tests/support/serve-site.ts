import { createStaticServer, listen } from '../../lib/node/static-server';
import { ensureBuilt } from './ensure-built';
import type { TestSite } from './sites';

/** Builds a site for tests, unless its last build still holds, and serves it. Its address ends with a slash. */
export async function serveSite(site: TestSite): Promise<{ address: string; close: () => void }> {
  await (site.build ?? (() => ensureBuilt(site)))();
  const { basePath } = site.site;
  const server = createStaticServer({ dir: site.out, basePath });
  const port = await listen(server, 0);
  return {
    address: `http://localhost:${port}${basePath}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
