import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkContent, contentCheckCache } from '../check/check-content';
import { checkExport, formatExport, readExport } from '../check/export/check-export';
import { brokenLinkSeverity } from '../check/export/export-codes';
import { recoverSync } from '../cms/sync/run-sync';
import { site } from '../config/site';
import { componentNames } from '../content/files/write-components';
import { fileEngine, searchedCharacters } from '../content/views/search-files';
import { openKeptTrees } from '../mdx/syntax/kept-trees';
import { liesBelow } from '../node/lies-below';
import { acquireLock } from '../node/lock';
import { placePictures } from '../pictures/draw-pictures';
import { allowedSources } from '../publish/content-policy';
import { writeMachineFiles } from '../publish/write-machine-files';
import type { Diagnostic } from '../report/diagnostic';
import { formatForBuild } from '../report/format';
import { engineNote } from '../search/choose-engine';
import { buildPagefind } from './build-pagefind';
import { checkTypes } from './check-types';
import type { BuildInput } from './machine-input';
import { makePages, readContent, sealPages } from './make-export';
import { type BuildPlan, planBuild, stageName } from './plan-build';
import { clearStamp, writeStamp } from './stamp';
import { measureStep, type Print, runStep, runTogether, StepError, type Together } from './steps';
import { checkTarget, recoverSwap, swapFolder } from './swap-folder';

export interface BuildOptions {
  root: string;
  /** Content folder, relative to `root` or absolute. */
  contentDir: string;
  /** Folder for the site, relative to `root` or absolute. */
  outDir: string;
  print: Print;
}

function report(diagnostics: readonly Diagnostic[], format: (diagnostics: readonly Diagnostic[]) => string): string[] {
  if (diagnostics.length === 0) return [];
  const text = format(diagnostics);
  if (diagnostics.some(({ severity }) => severity === 'error')) throw new StepError(text);
  return [text];
}

/** Stops the build if the content has mistakes. Adds its diagnostics to `said`. */
async function check({ root, content, publicDir }: BuildPlan, said: Diagnostic[]): Promise<string[]> {
  const options = { contentDir: join(root, content), publicDir, cacheDir: join(root, contentCheckCache) };
  const { diagnostics } = await checkContent(options);
  said.push(...diagnostics);
  return report(diagnostics, (found) => formatForBuild(found, { folder: content }));
}

/** Makes Pagefind's index, if that is the search engine. Reports the engine if the build has chosen it. */
async function indexPages({ stage }: BuildPlan, { editions }: BuildInput): Promise<string[]> {
  const engine = fileEngine(editions);
  if (engine === 'pagefind') await buildPagefind(stage);
  return site.search.engine === 'auto' ? [engineNote(engine, searchedCharacters(editions))] : [];
}

/** @param said diagnostics of the content check */
function checkStage({ stage, content }: BuildPlan, said: readonly Diagnostic[]): string[] {
  const { diagnostics } = checkExport(readExport(stage), {
    origin: site.url,
    basePath: site.basePath,
    exportDir: stageName,
    contentDir: content,
    allowed: allowedSources(site),
    brokenLinks: brokenLinkSeverity(site),
    said,
  });
  return report(diagnostics, formatExport);
}

/** Stops a build whose content folder is missing, or has components where the bundler cannot read them. */
function checkFolder(root: string, contentDir: string): void {
  const folder = resolve(root, contentDir);
  if (!existsSync(folder)) throw new StepError(`There is no content folder ${contentDir}.`);
  if (liesBelow(root, folder) || componentNames(folder, site.content.cms).length === 0) return;
  throw new StepError(
    `The components in ${join(contentDir, 'components')} cannot be built: Next only reads files of the project. Move the content folder below ${root}.`,
  );
}

async function buildInLock({ root, contentDir, outDir, print }: BuildOptions): Promise<void> {
  checkFolder(root, contentDir);
  checkTarget(root, resolve(root, outDir));
  await recoverSync(root);
  const plan = planBuild(root, contentDir, outDir);
  const { stage, publicDir, out, fingerprint } = plan;
  recoverSwap(out);
  const said: Diagnostic[] = [];
  async function read(around: Together): Promise<void> {
    const checking = runStep('content check', around.print, () => check(plan, said));
    // The check reports mistakes by file, so its report comes first if both fail.
    const reading = (together: Together) =>
      readContent(plan, together).catch(async (error: unknown) => {
        await checking;
        throw error;
      });
    await runTogether(around, { check: () => checking, reading });
  }
  const { input } = await runTogether(
    { print },
    {
      types: (together) => checkTypes(root, plan.compiled, together),
      input: (together) => makePages(plan, read, together),
    },
  );
  await measureStep('machine files', print, async () => {
    await writeMachineFiles(stage, publicDir, input);
    placePictures(stage, input.pictures);
  });
  await runStep('search index', print, () => indexPages(plan, input));
  await runStep('guards', print, async () => sealPages(plan, input));
  await runStep('export check', print, async () => checkStage(plan, said));
  await measureStep('swap', print, async () => {
    clearStamp(root, out);
    swapFolder(stage, out);
    writeStamp(root, { fingerprint, outDir: out });
  });
}

/**
 * Builds the site into `outDir`. The earlier build stays there until the new one is complete and checked.
 * @throws StepError with the report of the failed step
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const release = await acquireLock(join(options.root, '.cache/locks/build'));
  if (!release) throw new StepError('Another build of this project is running.');
  const closeTrees = openKeptTrees(join(options.root, '.cache/trees'));
  try {
    await buildInLock(options);
  } finally {
    closeTrees();
    release();
  }
}
