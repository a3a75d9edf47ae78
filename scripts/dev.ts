import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepareContentlayerOutput } from '../lib/build/contentlayer-output';
import { vendorMermaid } from '../lib/build/vendor-mermaid';
import { watchContent } from '../lib/check/watch-content';
import { recoverSync, runPreview } from '../lib/cms/run-sync';
import { SyncError } from '../lib/cms/sync-error';
import { site } from '../lib/config/site';
import { onInterrupt, type Program, startProgram } from '../lib/process/program';

const root = process.cwd();
const { values } = parseArgs({ options: { preview: { type: 'boolean', default: false } } });
let contentDir = process.env['CONTENT_DIR'] ?? 'content';
const port = process.env['PORT'] ?? '3000';
const snapshot = join(root, '.contentlayer', 'snapshot.json');

/** Of the programs below. PREVIEW shows the banner. */
const environment = () => ({
  CONTENT_DIR: contentDir,
  NEXT_TELEMETRY_DISABLED: '1',
  ...(values.preview && { PREVIEW: '1' }),
});
const programs: Program[] = [];
let stopChecking = async (): Promise<void> => {};
let stopPreview = async (): Promise<void> => {};

/** Contentlayer announces each run of its callback, which says nothing to an author. */
const noise = /^successCallback /;

function start(label: string, name: string, args: readonly string[]): Program {
  const onLine = (line: string) => {
    if (!noise.test(line)) console.log(`${label} │ ${line}`);
  };
  const program = startProgram(name, args, { root, env: environment(), onLine });
  programs.push(program);
  return program;
}

async function stopAll(): Promise<void> {
  await Promise.all([stopChecking(), stopPreview(), ...programs.map((program) => program.stop())]);
}

/** Resolves once there is content to show, or the watcher is gone. */
async function firstSnapshot(watcher: Program): Promise<void> {
  let gone = false;
  void watcher.exited.then(() => {
    gone = true;
  });
  while (!existsSync(snapshot) && !gone) await sleep(50);
}

async function develop(): Promise<number> {
  await recoverSync(root);
  if (values.preview) {
    const preview = await runPreview({ root, contentDir, site, print: (line) => console.log(`cms     │ ${line}`) });
    contentDir = preview.folder;
    stopPreview = preview.stop;
  }
  prepareContentlayerOutput(root, contentDir);
  vendorMermaid(root);
  // The one of an earlier session may show documents that are gone by now.
  rmSync(snapshot, { force: true });
  stopChecking = watchContent({
    contentDir,
    publicDir: 'public',
    reportFile: join(root, '.contentlayer', 'diagnostics.json'),
  });
  const watcher = start('content', 'contentlayer2', ['dev']);
  await firstSnapshot(watcher);
  if (!existsSync(snapshot)) return watcher.exited;
  const server = start('next   ', 'next', ['dev', '--port', port]);
  return Promise.race([watcher.exited, server.exited]);
}

onInterrupt(stopAll);

const code = await develop().catch((error: unknown) => {
  if (!(error instanceof SyncError)) throw error;
  console.error(error.message);
  return 1;
});
await stopAll();
process.exit(code);
