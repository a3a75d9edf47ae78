import { site } from '../lib/config/site';
import { createStaticServer, listen } from '../lib/node/static-server';
import { measurePageLoad } from './page-load';
import { printTable } from './report';

const paths = ['/', '/docs/services/store', '/docs/services/identity', '/docs/misc/glossary'];

/** Cold loads of the built site on a slow phone: 4× CPU, 1.6 Mbit/s, 150 ms. Median of five. */
export async function benchLoad(): Promise<void> {
  const server = createStaticServer({ dir: 'out', basePath: site.basePath });
  const port = await listen(server, 0);
  const rows = [];
  for (const path of paths) {
    const load = await measurePageLoad(`http://localhost:${port}${site.basePath}${path}`, 5);
    rows.push({
      page: path,
      'FCP ms': load.fcp.toFixed(0),
      'LCP ms': load.lcp.toFixed(0),
      'blocking ms': load.totalBlocking.toFixed(0),
      CLS: load.cls.toFixed(3),
      'script kB at load': (load.scriptBytes / 1000).toFixed(0),
      'all kB': (load.totalBytes / 1000).toFixed(0),
    });
  }
  printTable(rows);
  server.close();
}
