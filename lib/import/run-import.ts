import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { contentCheckCache } from '../check/check-content';
import { ownSheet } from '../theme/write-theme';
import { acceptWarnings } from './accept-warnings';
import { checkStage } from './check-stage';
import { compare } from './compare';
import { convertSite } from './convert';
import { countFiles } from './count-files';
import { type Outcome, reportText } from './format-report';
import { ImportError } from './import-error';
import { loadSite } from './load/load-site';
import { readManifest } from './manifest';
import { createReport, type Report } from './report';
import { recoverImport, workName, writeImport } from './write-import';

export interface ImportOptions {
  /** Folder of this project, whose code runs. */
  root: string;
  /** Folder that is written into: this project's, or that of another site. */
  into: string;
  siteDir: string;
  write: boolean;
  /** Whether what lies in the way goes into a backup folder. */
  replace: boolean;
  /** Names that folder; default: the time. */
  now?: Date;
}

export interface ImportResult extends Outcome {
  written: boolean;
  /** Folder that what lay in the way went to, from the project. */
  backup: string | undefined;
  /** What lies in the way, where nothing may be replaced. */
  inTheWay: readonly string[];
}

function backupName(now: Date): string {
  return `.import-backup/${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
}

/** Where the result is put together: beside its place where it is written, so that each file is only renamed. */
function makeStage({ into, write }: ImportOptions): string {
  if (!write) {
    const stage = mkdtempSync(join(tmpdir(), 'import-'));
    process.once('exit', () => rmSync(stage, { recursive: true, force: true }));
    return stage;
  }
  recoverImport(into);
  const stage = join(into, workName, 'stage');
  mkdirSync(stage, { recursive: true });
  return stage;
}

/** Leaves rules alone that the owner wrote here: an import only adds the file. */
function keepOwnSheet(into: string, files: Map<string, string>, report: Report): void {
  if (!existsSync(join(into, ownSheet)) || !files.delete(ownSheet)) return;
  const next = `Move ${ownSheet} away and import again to see them, then bring yours back.`;
  report.left(`Variables, fonts and classes that components need, as ${ownSheet} is yours`, undefined, next);
}

/**
 * Moves a Docusaurus site in, or says what that would do.
 * @throws ImportError where there is no site, or where it does not load
 */
export async function runImport(options: ImportOptions): Promise<ImportResult> {
  const { root, into, siteDir, write, replace } = options;
  if (statSync(siteDir, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new ImportError(`${siteDir} is not a folder.`, 'Name the folder that holds docusaurus.config.js.');
  const before = replace ? undefined : readManifest(into);
  const site = await loadSite({ root, siteDir });
  const stage = makeStage(options);
  try {
    const report = createReport();
    const { files, settings, content } = await convertSite({ root, site, stage, report });
    if (!replace && before?.files[ownSheet] === undefined) keepOwnSheet(into, files, report);
    const contentDir = join(stage, 'content');
    if (!existsSync(contentDir))
      throw new ImportError(`${siteDir} holds no docs, posts or pages.`, 'Look at its paths.');
    mkdirSync(join(stage, 'public'), { recursive: true });
    // The check that comes next then knows what this one read.
    const cacheDir = write ? join(into, contentCheckCache) : undefined;
    const found = await checkStage({ root, stage, settings, cacheDir });
    const diagnostics = acceptWarnings(found, { site, settings, stage, files, report });
    const comparison = compare(into, files, before);
    const outcome = {
      from: relative(into, siteDir).replaceAll('\\', '/'),
      counts: countFiles(files.keys(), content),
      remarks: report.remarks,
      comparison,
      diagnostics,
    };
    const isBlocked = comparison.inTheWay.length > 0 && !replace;
    const backup = replace && comparison.inTheWay.length > 0 ? backupName(options.now ?? new Date()) : undefined;
    // Ctrl+C has waited until now: there was no moment without work.
    await new Promise((done) => setImmediate(done));
    if (write && !isBlocked) {
      const manifest = { from: outcome.from, files: Object.fromEntries(files) };
      writeImport({ into, stage, comparison, manifest, backup, reportText: reportText(outcome) });
    }
    return { ...outcome, written: write && !isBlocked, backup, inTheWay: isBlocked ? comparison.inTheWay : [] };
  } finally {
    rmSync(write ? join(into, workName) : stage, { recursive: true, force: true });
  }
}
