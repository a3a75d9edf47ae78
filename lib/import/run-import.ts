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
import { writeUnknownNames } from './unknown-names';
import { recoverImport, workName, writeImport } from './write-import';

export interface ImportOptions {
  /** Folder of this project, whose code runs. */
  root: string;
  /** Folder to write into: this project, or another site. */
  into: string;
  siteDir: string;
  write: boolean;
  /** Whether files in the way are moved to a backup folder. */
  replace: boolean;
  /** Date for the name of that folder; default: now. */
  now?: Date;
}

export interface ImportResult extends Outcome {
  written: boolean;
  /** The backup folder, from the project. */
  backup: string | undefined;
  /** Files in the way, if nothing may be replaced. */
  inTheWay: readonly string[];
}

function backupName(now: Date): string {
  return `.import-backup/${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
}

/** Folder for the result. If it is written, it lies in the project, so that files only have to be renamed. */
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

/** Keeps a style sheet of the owner: an import only adds that file. */
function keepOwnSheet(into: string, files: Map<string, string>, report: Report): void {
  if (!existsSync(join(into, ownSheet)) || !files.delete(ownSheet)) return;
  const next = `Move ${ownSheet} away and import again to see them, then bring yours back.`;
  report.left(`Variables, fonts and classes that components need, as ${ownSheet} is yours`, undefined, next);
}

/** Imports a Docusaurus site, or reports what an import would do. @throws ImportError where there is none that loads */
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
    // The next content check then finds this cache.
    const cacheDir = write ? join(into, contentCheckCache) : undefined;
    const checked = await checkStage({ root, stage, settings, cacheDir });
    const found = writeUnknownNames(checked, { stage, files, report });
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
    // Let a pending Ctrl+C be handled here: the work so far was synchronous.
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
