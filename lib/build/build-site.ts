import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { checkContent } from '../check/content-check.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import { checkExport } from '../check/export/check-export.ts';
import { readExport } from '../check/export/read-export.ts';
import { formatPretty } from '../check/format.ts';
import { site } from '../config/site.ts';
import { pruneExport } from '../export/prune.ts';
import { startProgram } from '../process/program.ts';
import { prepareContentlayerOutput } from './contentlayer-output.ts';
import { sourceFingerprint } from './fingerprint.ts';
import { acquireLock, lockAddress } from './lock.ts';
import { clearStamp, writeStamp } from './stamp.ts';
import { type Print, runStep, StepError } from './steps.ts';
import { recoverSwap, swapFolder } from './swap.ts';

export interface BuildOptions {
  /** Folder of the project. */
  root: string;
  /** Content folder, from `root` unless absolute. */
  contentDir: string;
  /** Where the site goes, from `root` unless absolute. */
  outDir: string;
  print: Print;
}

/** Where Next writes the export; it must lie within the project. */
export const stageName = '.export';

const warningLine = /^\s*(⚠|warning:)/i;

function report(diagnostics: readonly Diagnostic[]): string[] {
  if (diagnostics.length === 0) return [];
  const text = formatPretty([...diagnostics]);
  if (diagnostics.some(({ severity }) => severity === 'error')) throw new StepError(text);
  return [text];
}

async function runTool(root: string, name: string, args: readonly string[], env: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const tool = startProgram(name, args, { root, env, onLine: (line) => lines.push(line) });
  if ((await tool.exited) !== 0) throw new StepError(lines.join('\n'));
  return lines.filter((line) => warningLine.test(line));
}

async function buildInLock({ root, contentDir, outDir, print }: BuildOptions): Promise<void> {
  const content = relative(root, resolve(root, contentDir)) || '.';
  const out = resolve(root, outDir);
  const stage = join(root, stageName);
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_EXPORT_DIR: stageName, CONTENT_DIR: content };
  const context = { origin: site.url, basePath: site.basePath, exportDir: stageName, contentDir: content };
  // Taken first: what changes during the build has to make it stale.
  const fingerprint = sourceFingerprint(root, content);
  recoverSwap(out);

  await runStep('content check', print, async () => {
    if (!existsSync(join(root, content))) throw new StepError(`There is no content folder ${content}.`);
    return report((await checkContent({ contentDir: join(root, content), publicDir: join(root, 'public') })).diagnostics);
  });
  await runStep('contentlayer', print, () => {
    prepareContentlayerOutput(root, content);
    return runTool(root, 'contentlayer2', ['build'], env);
  });
  await runStep('next build', print, () => runTool(root, 'next', ['build'], env));
  await runStep('prune', print, async () => {
    pruneExport(stage);
    return [];
  });
  await runStep('export check', print, async () => report(checkExport(readExport(stage), context).diagnostics));
  await runStep('swap', print, async () => {
    clearStamp(root);
    swapFolder(stage, out);
    writeStamp(root, { fingerprint, outDir: out });
    return [];
  });
}

/**
 * Builds the site into `outDir`, which keeps its earlier build until the new one is complete and checked.
 * @throws StepError with the report of the step that failed
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const release = await acquireLock(lockAddress(options.root));
  if (!release) throw new StepError('Another build of this project is running.');
  try {
    await buildInLock(options);
  } finally {
    release();
  }
}
