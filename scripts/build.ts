import { parseArgs } from 'node:util';
import { buildSite } from '../lib/build/build-site';
import { runStep, StepError } from '../lib/build/steps';
import { buildTeller } from '../lib/cms/deploy/tell-deploy';
import { localEnvironment } from '../lib/cms/env-file';
import { describeLeftOut, runSync } from '../lib/cms/sync/run-sync';
import { SyncError } from '../lib/cms/sync-error';
import { site } from '../lib/config/site';
import { onInterrupt } from '../lib/node/program';
import { reasonOf } from '../lib/report/reason-of';

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
const hasCms = values.content === undefined && site.content.cms.length > 0;
const env = localEnvironment(root);
const cms = buildTeller(hasCms && env['CMS_TYPE'] !== 'json' ? env : {}, console.log);

async function sync(): Promise<void> {
  if (!hasCms) return;
  const allowStale = values['allow-stale'] || !process.env['CI'];
  await runStep('content sync', console.log, async () => {
    const notes: string[] = [];
    const { strict } = values;
    const result = await runSync({ root, contentDir, site, allowStale, strict, print: (line) => notes.push(line) });
    return [...notes, ...(result ? describeLeftOut(result) : [])];
  });
}

try {
  // Before anything is read: what is published by now will be in this build.
  await cms.begins();
  await sync();
  await buildSite({ root, contentDir, outDir: values.out, print: console.log });
  await cms.ends();
} catch (error) {
  await cms.ends(reasonOf(error));
  if (!(error instanceof StepError || error instanceof SyncError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
