import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { checkContent, contentCheckCache } from '../check/content-check';
import { checkExport } from '../check/export/check-export';
import { brokenLinkSeverity } from '../check/export/codes';
import { formatExport } from '../check/export/format-export';
import { readExport } from '../check/export/read-export';
import { recoverSync } from '../cms/sync/run-sync';
import { site } from '../config/site';
import { fileEngine, searchedCharacters } from '../content/views/search-engine';
import { hash } from '../node/hash';
import { acquireLock } from '../node/lock';
import { placePictures } from '../pictures/draw-pictures';
import { allowedSources } from '../publish/content-policy';
import { placeGuards } from '../publish/load-guard';
import { sealPayloads } from '../publish/seal-payloads';
import { securePages } from '../publish/secure-pages';
import { shareData } from '../publish/share-data';
import { writeMachineFiles } from '../publish/write-machine-files';
import type { Diagnostic } from '../report/diagnostic';
import { formatPretty } from '../report/format';
import { engineNote } from '../search/choose-engine';
import { firstPaintScript } from '../site/first-paint';
import { buildPagefind } from './build-pagefind';
import { buildPages } from './build-pages';
import { checkTypes } from './check-types';
import { prepareContentlayerOutput } from './contentlayer-output';
import { sourceFingerprints } from './fingerprint';
import { type BuildInput, makeMachineInput } from './machine-input';
import { openPageCache } from './page-cache';
import { prepareNext } from './prepare-next';
import { clearStamp, writeStamp } from './stamp';
import { type Print, runStep, StepError } from './steps';
import { recoverSwap, swapFolder } from './swap';
import { runTogether, type Together } from './together';
import { runTool } from './tool';
import { vendorKatex } from './vendor-katex';
import { vendorMermaid } from './vendor-mermaid';

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
const stageName = '.export';

function report(diagnostics: readonly Diagnostic[], format: (diagnostics: readonly Diagnostic[]) => string): string[] {
  if (diagnostics.length === 0) return [];
  const text = format(diagnostics);
  if (diagnostics.some(({ severity }) => severity === 'error')) throw new StepError(text);
  return [text];
}

async function buildInLock({ root, contentDir, outDir, print }: BuildOptions): Promise<void> {
  const content = relative(root, resolve(root, contentDir)) || '.';
  if (!existsSync(join(root, content))) throw new StepError(`There is no content folder ${contentDir}.`);
  const out = resolve(root, outDir);
  const stage = join(root, stageName);
  const publicDir = join(root, 'public');
  // It goes below public/, which counts as source.
  vendorMermaid(root);
  vendorKatex(root, site.markdown.math);
  await recoverSync(root);
  // Taken before anything is read: what changes during the build has to make it stale.
  const { sources: fingerprint, ...parts } = sourceFingerprints(root, content);
  // It may depend on more than its file.
  const settings = JSON.stringify(site);
  const values = prepareNext(root, content, fingerprint);
  const [code, compiled] = [parts.code, parts.compiled].map((part) => hash(part + settings)) as [string, string];
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_EXPORT_DIR: stageName,
    CONTENT_DIR: content,
    BUILD_FINGERPRINT: fingerprint,
    NEXT_VALUES: JSON.stringify(values),
  };
  const said = new Set<string>();
  const context = {
    origin: site.url,
    basePath: site.basePath,
    exportDir: stageName,
    contentDir: content,
    allowed: allowedSources(site),
    brokenLinks: brokenLinkSeverity(site),
    said,
  };
  recoverSwap(out);

  async function check(): Promise<string[]> {
    const options = { contentDir: join(root, content), publicDir, cacheDir: join(root, contentCheckCache) };
    const { diagnostics } = await checkContent(options);
    for (const { message } of diagnostics) said.add(message);
    return report(diagnostics, (found) => formatPretty(found, { folder: content }));
  }

  // The check comes first: it says of each file what is wrong, where Contentlayer says only how many it drops.
  async function readContent({ signal, print }: Together): Promise<void> {
    await runStep('content check', print, check);
    await runStep('contentlayer', print, async () => {
      await runTool(root, 'lib/build/read-content.ts', [], env, { signal });
      // It counts problems and names no file. The check before has named each, and a dropped file ends the step.
      return [];
    });
  }

  async function makePages(together: Together): Promise<BuildInput> {
    prepareContentlayerOutput(root, content);
    const build = values.buildId;
    const kept = openPageCache({ root, outDir: out, code, build });
    return buildPages(root, env, { kept, stage, code: compiled, build }, together, {
      read: readContent,
      make: (beside) => makeMachineInput({ root, contentDir: join(root, content), code }, beside),
    });
  }

  const { machineInput } = await runTogether(
    { print },
    { types: (together) => checkTypes(root, compiled, together), machineInput: makePages },
  );
  await runStep('machine files', print, async () => {
    await writeMachineFiles(stage, publicDir, machineInput);
    placePictures(stage, machineInput.pictures);
    return [];
  });
  const engine = fileEngine(machineInput.editions);
  await runStep('search index', print, async () => {
    if (engine === 'pagefind') await buildPagefind(stage);
    return site.search.engine === 'auto' ? [engineNote(engine, searchedCharacters(machineInput.editions))] : [];
  });
  await runStep('guards', print, async () => {
    const problems = [...sealPayloads(stage), ...shareData(stage, publicDir, site.basePath)];
    securePages(stage, publicDir, {
      allowed: allowedSources(site, engine === 'pagefind'),
      firstPaint: firstPaintScript(site),
      guardOf: placeGuards(stage, machineInput.editions, fingerprint.slice(0, 8)),
    });
    return problems;
  });
  await runStep('export check', print, async () =>
    report(checkExport(readExport(stage), context).diagnostics, formatExport),
  );
  await runStep('swap', print, async () => {
    clearStamp(root, out);
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
  const release = await acquireLock(join(options.root, '.cache/locks/build'));
  if (!release) throw new StepError('Another build of this project is running.');
  try {
    await buildInLock(options);
  } finally {
    release();
  }
}
