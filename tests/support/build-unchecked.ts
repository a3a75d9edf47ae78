import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPages } from '../../lib/build/build-pages';
import { prepareContentlayerOutput } from '../../lib/build/contentlayer-output';
import { sourceFingerprints } from '../../lib/build/fingerprint';
import { makeMachineInput } from '../../lib/build/machine-input';
import { openPageCache } from '../../lib/build/page-cache';
import { prepareNext } from '../../lib/build/prepare-next';
import { runStep, StepError } from '../../lib/build/steps';
import { swapFolder } from '../../lib/build/swap';
import { runTogether, type Together } from '../../lib/build/together';
import { runTool } from '../../lib/build/tool';
import { vendorKatex } from '../../lib/build/vendor-katex';
import { vendorMermaid } from '../../lib/build/vendor-mermaid';
import { site } from '../../lib/config/site';
import { hash } from '../../lib/node/hash';
import { acquireLock } from '../../lib/node/lock';
import { allowedSources } from '../../lib/publish/content-policy';
import { placeGuards } from '../../lib/publish/load-guard';
import { sealPayloads } from '../../lib/publish/seal-payloads';
import { securePages } from '../../lib/publish/secure-pages';
import { shareData } from '../../lib/publish/share-data';
import { writeMachineFiles } from '../../lib/publish/write-machine-files';
import { firstPaintScript } from '../../lib/site/first-paint';

// Builds a site as npm run build does, with none of its checks: what a reader gets where every one of them is wrong.
// Arguments: --content <folder> --out <folder>; --read-only ends once Contentlayer has read the content.

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    'read-only': { type: 'boolean', default: false },
  },
});
const root = process.cwd();
const stage = join(root, '.export');
const { sources: fingerprint, ...parts } = sourceFingerprints(root, values.content);
const [code, compiled] = [parts.code, parts.compiled].map((part) => hash(part + JSON.stringify(site))) as [
  string,
  string,
];
const next = prepareNext(root, values.content, fingerprint);
const env = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_EXPORT_DIR: '.export',
  CONTENT_DIR: values.content,
  BUILD_FINGERPRINT: fingerprint,
  NEXT_VALUES: JSON.stringify(next),
};

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function read({ signal, print }: Together): Promise<void> {
  await runStep('contentlayer', print, () => runTool(root, 'lib/build/read-content.ts', [], env, { signal }));
}

async function build(): Promise<void> {
  vendorMermaid(root);
  vendorKatex(root, site.markdown.math);
  prepareContentlayerOutput(root, values.content);
  if (values['read-only']) {
    await runTogether({ print }, { read });
    return;
  }
  async function pages(together: Together) {
    const build = next.buildId;
    const kept = openPageCache({ root, outDir: join(root, values.out), code, build });
    return buildPages(root, env, { kept, stage, code: compiled, build }, together, {
      read,
      make: (beside) => makeMachineInput({ root, contentDir: join(root, values.content), code }, beside),
    });
  }
  const { input } = await runTogether({ print }, { input: pages });
  await writeMachineFiles(stage, join(root, 'public'), input);
  sealPayloads(stage);
  shareData(stage, join(root, 'public'), site.basePath);
  securePages(stage, join(root, 'public'), {
    allowed: allowedSources(site),
    firstPaint: firstPaintScript(site),
    guardOf: placeGuards(stage, input.editions, fingerprint.slice(0, 8)),
  });
  swapFolder(stage, join(root, values.out));
}

const release = await acquireLock(join(root, '.cache/locks/build'));
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
