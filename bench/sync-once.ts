import { join } from 'node:path';
import { createPayloadAdapter } from '../lib/cms/adapters/payload-adapter';
import { syncContent } from '../lib/cms/sync/sync';
import { site } from '../lib/config/site';

// One sync in a process of its own, which a bench can measure and a test kill: node … sync-once.ts URL KEY FOLDER OWNED…
const [url = '', apiKey = '', root = '', ...owned] = process.argv.slice(2);

process.stdout.write('started\n');
await syncContent({
  adapter: createPayloadAdapter({ url, apiKey }),
  contentDir: join(root, 'content'),
  publicDir: 'public',
  workDir: join(root, '.cms'),
  owned,
  site,
});
process.stdout.write('done\n');
