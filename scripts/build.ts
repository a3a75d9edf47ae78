import { parseArgs } from 'node:util';
import { buildSite } from '../lib/build/build-site';
import { runStep, StepError } from '../lib/build/steps';
import { describeLeftOut, runSync } from '../lib/cms/run-sync';
import { SyncError } from '../lib/cms/sync-error';
import { site } from '../lib/config/site';
import { onInterrupt } from '../lib/node/program';

const { values } = parseArgs({
  options: {
    content: { type: 'string' },
    out: { type: 'string', default: 'out' },
    'allow-stale': { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});

onInterrupt(() => console.error('Stopped. The last build is untouched.'));

const root = process.cwd();
const contentDir = values.content ?? process.env['CONTENT_DIR'] ?? 'content';

/** Content of a folder named on the command line is taken as it is; else the folders the CMS owns are brought up to date. */
async function sync(): Promise<void> {
  if (values.content !== undefined || site.content.cms.length === 0) return;
  const allowStale = values['allow-stale'] || !process.env['CI'];
  await runStep('content sync', console.log, async () => {
    const notes: string[] = [];
    const { strict } = values;
    const result = await runSync({ root, contentDir, site, allowStale, strict, print: (line) => notes.push(line) });
    return [...notes, ...(result ? describeLeftOut(result) : [])];
  });
}

try {
  await sync();
  await buildSite({ root, contentDir, outDir: values.out, print: console.log });
} catch (error) {
  if (!(error instanceof StepError || error instanceof SyncError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
