import { parseArgs } from 'node:util';
import { buildSite } from '../lib/build/build-site';
import { StepError } from '../lib/build/steps';
import { onInterrupt } from '../lib/process/program';

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: process.env['CONTENT_DIR'] ?? 'content' },
    out: { type: 'string', default: 'out' },
  },
});

onInterrupt(() => console.error('Stopped. The last build is untouched.'));

try {
  await buildSite({ root: process.cwd(), contentDir: values.content, outDir: values.out, print: console.log });
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
