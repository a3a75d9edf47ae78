import { parseArgs } from 'node:util';
import { describeLeftOut, describeResult, runSync } from '../lib/cms/sync/run-sync';
import { SyncError } from '../lib/cms/sync-error';
import { site } from '../lib/config/site';
import { runCommand } from '../lib/node/run-command';

const live = process.stdout.isTTY && !process.env['CI'];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      content: { type: 'string', default: process.env['CONTENT_DIR'] ?? 'content' },
      'allow-stale': { type: 'boolean', default: false },
      'allow-deletions': { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
    },
  });
  const start = performance.now();
  const result = await runSync({
    root: process.cwd(),
    contentDir: values.content,
    site,
    allowStale: values['allow-stale'],
    allowDeletions: values['allow-deletions'],
    overwrite: values.overwrite,
    strict: values.strict,
    print: console.log,
    onProgress: ({ entries, media, bytes, total }) => {
      if (!live) return;
      const size = `${(bytes / 1e6).toFixed(1)} MB`;
      process.stdout.write(`\r${entries} entries and ${media} media of ${total}, ${size} `);
    },
  });
  if (live) process.stdout.write('\r\u001b[K');
  for (const line of result ? describeLeftOut(result) : []) console.warn(line);
  if (result) console.log(describeResult(result, (performance.now() - start) / 1000));
}

await runCommand(main, SyncError);
