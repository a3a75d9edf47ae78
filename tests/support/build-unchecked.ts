import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareContentlayerOutput } from '../../lib/build/contentlayer-output';
import { makePages, readContent, sealPages } from '../../lib/build/make-export';
import { planBuild } from '../../lib/build/plan-build';
import { runTogether, StepError, type Together } from '../../lib/build/steps';
import { swapFolder } from '../../lib/build/swap-folder';
import { acquireLock } from '../../lib/node/lock';
import { writeMachineFiles } from '../../lib/publish/write-machine-files';

// Builds a site as npm run build does, with none of its checks: what a reader gets where every one of them is wrong.
// Arguments: --content <folder> --out <folder>; --read-only ends once Contentlayer has read the content.

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    'read-only': { type: 'boolean', default: false },
  },
});

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function build(): Promise<void> {
  const plan = planBuild(process.cwd(), values.content, values.out);
  const { root, content, stage, publicDir, out } = plan;
  const read = (together: Together) => readContent(plan, together);
  if (values['read-only']) {
    prepareContentlayerOutput(root, content);
    await runTogether({ print }, { read });
    return;
  }
  const { input } = await runTogether({ print }, { input: (together) => makePages(plan, read, together) });
  await writeMachineFiles(stage, publicDir, input);
  sealPages(plan, input);
  swapFolder(stage, out);
}

const release = await acquireLock(join(process.cwd(), '.cache/locks/build'));
if (!release) throw new Error('Another build of this project is running.');
try {
  await build();
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  print(error.message);
  process.exitCode = 1;
} finally {
  release();
}
