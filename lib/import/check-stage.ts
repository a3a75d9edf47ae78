import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SiteConfigInput } from '../../schema/site';
import { checkContent } from '../check/check-content';
import { validateSiteConfig } from '../config/config-mistakes';
import { markdownOptions } from '../config/markdown-options';
import { startProgram } from '../node/program';
import { readJson } from '../node/read-json';
import type { Diagnostic } from '../report/diagnostic';

interface Checking {
  root: string;
  /** Folder of the imported site before it is moved to its place. */
  stage: string;
  settings: SiteConfigInput;
  /** Cache that the project's own content check will use; undefined if that check does not follow. */
  cacheDir: string | undefined;
}

/** Checks in a process of its own, because a process reads Markdown in one way only, with formulas or without. */
async function checkApart({ root, stage, settings, cacheDir }: Checking): Promise<Diagnostic[]> {
  const workDir = mkdtempSync(join(tmpdir(), 'import-'));
  const answerFile = join(workDir, 'answer.json');
  const output: string[] = [];
  const env = { SITE_CONFIG: JSON.stringify({ ...settings, extends: null }) };
  try {
    const program = startProgram(
      'lib/import/check-stage-child.ts',
      [stage, answerFile, ...(cacheDir ? [cacheDir] : [])],
      { root, env, leavesWithParent: true, onLine: (line) => output.push(line) },
    );
    if ((await program.exited) !== 0) throw new Error(`The content check failed:\n${output.join('\n')}`);
    return readJson(answerFile) as Diagnostic[];
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}

/** Runs the content check on an imported site. */
export async function checkStage(checking: Checking): Promise<Diagnostic[]> {
  const { stage, settings, cacheDir } = checking;
  const site = validateSiteConfig(settings);
  if (!isDeepStrictEqual(site.markdown, markdownOptions)) return checkApart(checking);
  const { diagnostics } = await checkContent({
    contentDir: join(stage, 'content'),
    publicDir: join(stage, 'public'),
    site,
    configFile: join(stage, 'site.config.ts'),
    ...(cacheDir !== undefined && { cacheDir }),
  });
  return diagnostics;
}
