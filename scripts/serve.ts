import { join } from 'node:path';
import { buildSite } from '../lib/build/build-site';
import { sourceFingerprint } from '../lib/build/fingerprint';
import { isUpToDate } from '../lib/build/stamp';
import { site } from '../lib/config/site';
import { onInterrupt } from '../lib/node/program';
import { createStaticServer, listen } from '../lib/node/static-server';

const root = process.cwd();
const contentDir = process.env['CONTENT_DIR'] ?? 'content';
const outDir = join(root, 'out');

async function serve(): Promise<void> {
  if (!isUpToDate(root, { fingerprint: sourceFingerprint(root, contentDir), outDir })) {
    console.log('The sources are newer than the last build.');
    await buildSite({ root, contentDir, outDir, print: console.log });
  }
  const server = createStaticServer({ dir: outDir, basePath: site.basePath });
  const port = await listen(server, Number(process.env['PORT'] ?? 3000));
  console.log(`http://localhost:${port}${site.basePath}/`);
}

onInterrupt(() => undefined);

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
