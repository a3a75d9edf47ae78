import { site } from '../config/site';
import { fileEngine } from '../content/views/search-files';
import { allowedSources } from '../publish/content-policy';
import { placeGuards } from '../publish/load-guard';
import { type FinishPage, iconsAddress, securePage, securePages } from '../publish/secure-pages';
import { shareData } from '../publish/share-data';
import { firstPaintScript } from '../site/first-paint';
import { prepareContentlayerOutput } from './contentlayer-output';
import { type BuildInput, makeMachineInput } from './machine-input';
import { openPageCache } from './page-cache';
import type { BuildPlan } from './plan-build';
import { buildPages } from './run-next-build';
import { measureStep, type Together } from './steps';
import { runTool } from './tool';

/** Lets Contentlayer read the content. Its output is not shown, because it counts problems without naming files. */
export async function readContent({ root, env }: BuildPlan, { signal, print }: Together): Promise<void> {
  await measureStep('contentlayer', print, () => runTool(root, 'lib/build/read-content-in-child.ts', [], env, signal));
}

/**
 * Makes all pages and the inputs of the files beside them.
 * @param read reads the content, after the first preparations
 */
export async function makePages(plan: BuildPlan, read: (together: Together) => Promise<void>, together: Together) {
  prepareContentlayerOutput(plan.root, plan.content);
  const kept = openPageCache(plan);
  return buildPages(plan, kept, together, {
    read,
    make: (beside) => makeMachineInput(plan, beside),
  });
}

/**
 * Completes every page of the export once its files are there: the data that scripts load, its security policy, and its
 * guard against missing files.
 * @returns messages for the owner
 */
export function sealPages({ stage, publicDir, fingerprint }: BuildPlan, { editions }: BuildInput): string[] {
  const guardOf = placeGuards(stage, editions, fingerprint.slice(0, 8));
  const security = {
    allowed: allowedSources(site, fileEngine(editions) === 'pagefind'),
    firstPaint: firstPaintScript(site),
    icons: iconsAddress(stage, site.basePath),
  };
  const secure: FinishPage = (file, html) => securePage(html, { ...security, guard: guardOf(file) });
  const { pages, problems } = shareData(stage, publicDir, site.basePath, secure);
  securePages(stage, publicDir, secure, pages);
  return problems;
}
