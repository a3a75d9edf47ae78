import { join } from 'node:path';
import { buildSite } from '../lib/build/build-site';
import { sourceFingerprint } from '../lib/build/fingerprint';
import { isUpToDate } from '../lib/build/stamp';
import { site } from '../lib/config/site';
import { askedPort } from '../lib/node/asked-port';
import { onInterrupt } from '../lib/node/program';
import { runCommand } from '../lib/node/run-command';
import { createStaticServer, listen } from '../lib/node/static-server';

const root = process.cwd();
const contentDir = process.env['CONTENT_DIR'] ?? 'content';
const outDir = join(root, 'out');

async function serve(): Promise<void> {
  const wanted = askedPort();
  if (!isUpToDate(root, { fingerprint: sourceFingerprint(root, contentDir), outDir })) {
    console.log('The sources are newer than the last build.');
    await buildSite({ root, contentDir, outDir, print: console.log });
  }
  const server = createStaticServer({ dir: outDir, basePath: site.basePath });
  const port = await listen(server, wanted);
  console.log(`http://localhost:${port}${site.basePath}/`);
}

onInterrupt(() => undefined);

await runCommand(serve);
