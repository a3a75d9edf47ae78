import { mkdirSync } from 'node:fs';
import type { SiteConfig } from '../../schema/site';
import { checkContent, contentCheckCache } from '../check/content-check';
import type { CmsAdapter } from './adapter';
import type { LockRow } from './lock-file';
import { describeDiagnostics } from './report';
import { failWith } from './sync-error';
import { linkInto, listTree } from './tree';

interface CheckOptions {
  adapter: CmsAdapter;
  contentDir: string;
  publicDir: string;
  site: SiteConfig;
}

interface Stage {
  /** What the CMS owns, as it is to be. */
  stage: string;
  /** Folder to join it with the rest in. */
  check: string;
  rows: readonly LockRow[];
  /** Paths of the files the CMS does not own. */
  others: readonly string[];
}

/**
 * Runs the whole content check over the site as it would be. An address that two documents claim counts as an error,
 * as it does in a build.
 * @throws SyncError that lists every error
 */
export async function checkStage({ adapter, contentDir, publicDir, site }: CheckOptions, tree: Stage): Promise<void> {
  const { stage, check, rows, others } = tree;
  mkdirSync(check, { recursive: true });
  for (const path of others) linkInto(contentDir, check, path);
  for (const path of listTree(stage, []).others) linkInto(stage, check, path);
  const { diagnostics } = await checkContent({
    contentDir: check,
    publicDir,
    site,
    cacheDir: contentCheckCache,
  });
  const errors = diagnostics.filter(({ severity, code }) => severity === 'error' || code === 'route/duplicate');
  if (errors.length === 0) return;
  const count = `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
  const heading = `The content check found ${count}; nothing was changed:`;
  failWith('content', heading, describeDiagnostics(errors, rows, check, adapter));
}
