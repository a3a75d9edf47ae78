import { existsSync } from 'node:fs';
import { site } from '../../lib/config/site';
import { createStaticServer, listen } from '../../lib/server/static-server';

const dir = 'out';

/**
 * Serves the last build while browser tests run, with the server of `npm start`. Its address, base path and final
 * slash included, is the base of relative addresses: `page.goto('docs/intro')`.
 */
export default async function serveExport(): Promise<() => void> {
  if (!existsSync(dir)) throw new Error('There is no build to test: run npm run build first.');
  const server = createStaticServer({ dir, basePath: site.basePath });
  const port = await listen(server, 0);
  // The configuration reads it in each worker, which starts after this.
  process.env['SITE_URL'] = `http://localhost:${port}${site.basePath}/`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
