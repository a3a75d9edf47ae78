import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SiteConfigInput } from '../../schema/site';
import { checkContent } from '../check/check-content';
import { markdownOptions } from '../config/markdown-options';
import { validateSiteConfig } from '../config/validate-site-config';
import { startProgram } from '../node/program';
import { readJson } from '../node/read-json';
import type { Diagnostic } from '../report/diagnostic';

interface Checking {
  root: string;
  /** Folder of the site before it goes to its place. */
  stage: string;
  settings: SiteConfigInput;
  /** Folder that remembers what the check read; none where the project's own check will not be asked. */
  cacheDir: string | undefined;
}

/** A process reads Markdown as one site does: formulas are text in one and syntax in another. */
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

/** What the content check says of a site, as it will say it once the site is in its place. */
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
