import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { SiteConfig } from '../../../schema/site';
import { checkContent, contentCheckCache } from '../../check/check-content';
import { isOwned } from '../../content/files/owned-content';
import type { Diagnostic } from '../../report/diagnostic';
import type { CmsAdapter } from '../adapters/adapter';
import { describeDiagnostics, isAbsence, type Problem } from './describe-problem';
import type { Tree } from './make-tree';
import { type ContentTree, linkInto, repeatLink } from './tree';

export interface CheckOptions {
  adapter: CmsAdapter;
  contentDir: string;
  /** Files and folders that the CMS owns, which are untrusted. */
  owned: readonly string[];
  publicDir: string;
  site: SiteConfig;
}

interface Stage {
  stage: string;
  /** Folder for joining them with the rest. */
  check: string;
  tree: Tree;
  content: ContentTree;
}

/** Whether a result may come from an entry without a file, or with a placeholder, and would disappear with that. */
function isConsequence({ code, file, message }: Diagnostic, { standIns, hasGaps }: Tree): boolean {
  if (standIns.has(file)) return true;
  if (hasGaps && isAbsence(code)) return true;
  return code === 'link/broken-anchor' && [...standIns].some((path) => message.endsWith(` on ${path}`));
}

/** Runs the full content check on the future site. @returns a problem for every error */
export async function checkStage(options: CheckOptions, { stage, check, tree, content }: Stage): Promise<Problem[]> {
  const { adapter, contentDir, owned, publicDir, site } = options;
  mkdirSync(check, { recursive: true });
  for (const path of content.others) linkInto(contentDir, check, path);
  for (const path of content.otherLinks) repeatLink(contentDir, check, path);
  for (const path of new Set(tree.keep.map((row) => row.path))) linkInto(contentDir, check, path);
  for (const path of tree.fresh.keys()) linkInto(stage, check, path);
  const { diagnostics } = await checkContent({
    contentDir: check,
    publicDir,
    site,
    cacheDir: contentCheckCache,
    untrusted: (path) => isOwned(path, owned),
  });
  const errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    // Paths from the folder of the check mean nothing to users.
    .map((found) => (basename(found.file) === 'site.config.ts' ? { ...found, file: 'site.config.ts' } : found));
  const own = errors.filter((diagnostic) => !isConsequence(diagnostic, tree));
  return describeDiagnostics(own, tree.rows, check, adapter);
}
