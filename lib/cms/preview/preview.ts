import { copyFileSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '../../node/hash';
import { reasonOf } from '../../report/reason-of';
import type { CmsAdapter, CmsEntry, ManifestRow } from '../adapters/adapter';
import { payloadEntry } from '../adapters/payload-entry';
import { collections } from '../entries/collections';
import { type EntryProblem, entryProblems, renderFiles, tryRender, unrenderable } from '../entries/render';
import { mediaProblem } from '../media/media-problem';
import { type Fetched, fetchAll } from '../sync/fetch-all';
import { pathProblems, rowKey } from '../sync/plan';
import { entryLine } from '../sync/report';
import { hashOfFile, listTree, placeIn, repeatLink, writeStaged } from '../sync/tree';
import { printable } from '../sync-error';
import { type LiveEntry, receiveLiveEntries } from './live-entries';
import { draftProblems, problemPage } from './problem-page';

export interface PreviewOptions {
  /** Adapter that sees drafts. */
  adapter: CmsAdapter;
  contentDir: string;
  owned: readonly string[];
  /** Folder to show: the files nobody owns but git, and what the CMS holds now. */
  previewDir: string;
  /** Front-matter keys the site config lets pass. */
  allowedKeys: readonly string[];
  print: (line: string) => void;
}

export interface Preview {
  liveAddress: string;
  stop(): Promise<void>;
}

const pollMs = 2000;
/** Milliseconds after which what an editor has not saved is shown no more, where no page of the preview tells it again. */
const liveMs = 30_000;

interface ShownFile {
  /** The file, or one that says what is wrong; undefined where there is nothing to show. */
  text: string | undefined;
  problems: EntryProblem[];
}

/** An entry as the preview shows it. */
function shownFile(entry: CmsEntry, problemsOf: (entry: CmsEntry, text: string) => EntryProblem[]): ShownFile {
  const unwritable = entryProblems(entry);
  const [file] = unwritable.length > 0 ? [] : (tryRender([entry]) ?? []);
  if (!file && unwritable.length === 0) unwritable.push({ place: 'field source', message: unrenderable });
  const problems = file ? problemsOf(entry, file.text) : unwritable;
  if (problems.length === 0) return { text: file?.text, problems };
  return { text: collections[entry.kind].form === 'document' ? problemPage(entry, problems) : undefined, problems };
}

function copyOwnFiles({ contentDir, owned, previewDir }: PreviewOptions): void {
  const { others, otherLinks } = listTree(contentDir, owned);
  const shown = listTree(previewDir, owned);
  for (const path of [...shown.otherLinks, ...shown.ownedLinks]) rmSync(join(previewDir, path));
  for (const path of others) {
    const [from, to] = [join(contentDir, path), placeIn(previewDir, path)];
    const [source, copy] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
    if (copy?.mtime.getTime() === source.mtime.getTime() && copy.size === source.size) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
    // A file that is put back from elsewhere may be older than the one before it.
    utimesSync(to, source.atime, source.mtime);
  }
  const present = new Set(others);
  for (const path of shown.others) if (!present.has(path)) rmSync(join(previewDir, path));
  for (const path of otherLinks) repeatLink(contentDir, previewDir, path);
}

/** One after another, what an editor changes appears in the folder; what may not be shown is named instead. */
function createMirror(options: PreviewOptions) {
  const { adapter, allowedKeys, owned, previewDir, print, contentDir } = options;
  const fetched: Fetched = { entries: new Map(), media: new Map() };
  const written = new Map<string, Uint8Array | string>();
  const judged = new Map<string, { text: string; problems: EntryProblem[] }>();
  const live = new Map<string, LiveEntry & { toldAt: number }>();
  let lastManifest = '';
  let lastReport = '';
  let isSecondLook = false;

  /** What is known of a state of an entry is not asked again. */
  function problemsOf(entry: CmsEntry, text: string): EntryProblem[] {
    const known = judged.get(rowKey(entry));
    if (known?.text === text) return known.problems;
    // What the site has already was checked when it came.
    const isSynced = hashOfFile(join(contentDir, entry.path)) === hash(text);
    const problems = isSynced ? [] : draftProblems(entry, text, allowedKeys);
    judged.set(rowKey(entry), { text, problems });
    return problems;
  }

  function report(lines: readonly string[]): void {
    const text = lines.map(printable).join('\n');
    if (text !== lastReport && text !== '') print(text);
    lastReport = text;
  }

  function filesOf(rows: readonly ManifestRow[], lines: string[]): Map<string, Uint8Array | string> {
    const bad = (row: ManifestRow, title: string, place: string, message: string, isShown = false) =>
      lines.push(
        `${isShown ? 'Shown with its problem' : 'Not shown'}: ${entryLine(adapter, row, { title, place, message })}`,
      );
    const { others, otherLinks } = listTree(contentDir, owned);
    const wrong = pathProblems(rows, owned, [...others, ...otherLinks]);
    for (const [row, message] of wrong) bad(row, '', 'field path', message);
    const refused = new Set(wrong.map(([row]) => rowKey(row)));
    const sound = rows.filter((row) => !refused.has(rowKey(row)));
    const files = new Map<string, Uint8Array | string>();
    for (const row of sound) {
      const bytes = row.kind === 'media' ? fetched.media.get(rowKey(row))?.bytes : undefined;
      const problem = bytes && mediaProblem(row.path, bytes);
      if (problem) bad(row, row.path, 'file', problem);
      else if (bytes) files.set(row.path, bytes);
    }
    const entries = sound.flatMap((row) => fetched.entries.get(rowKey(row)) ?? []);
    const parts = entries.filter(({ kind }) => collections[kind].form === 'part');
    for (const entry of entries) {
      const { text, problems } = shownFile(entry, problemsOf);
      const { form } = collections[entry.kind];
      for (const { place, message } of problems) bad(entry, entry.title, place, message, form === 'document');
      if (form === 'part') {
        if (problems.length > 0) parts.splice(parts.indexOf(entry), 1);
        continue;
      }
      if (text !== undefined) files.set(entry.path, text);
    }
    for (const { path, text } of renderFiles(parts)) files.set(path, text);
    return files;
  }

  /** An entry as it stands in a form. Where it goes and what it was imported with is as it was saved. */
  function liveText({ kind, id, fields }: LiveEntry, { path, source }: CmsEntry): string | undefined {
    const entry = payloadEntry(kind, { ...fields, id, updatedAt: '' });
    return entry && shownFile({ ...entry, path, source }, (one, text) => draftProblems(one, text, allowedKeys)).text;
  }

  /** Shows an entry as it stands in a form or, if nobody is at it any more, as it was saved. */
  function showSaved(key: string): void {
    const [saved, form] = [fetched.entries.get(key), live.get(key)];
    if (!saved || !written.has(saved.path) || collections[saved.kind].form !== 'document') return;
    const text = form ? liveText(form, saved) : shownFile(saved, problemsOf).text;
    if (text === undefined || written.get(saved.path) === text) return;
    writeStaged(previewDir, saved.path, text);
    written.set(saved.path, text);
  }

  function showLive(entry: LiveEntry): void {
    live.set(rowKey(entry), { ...entry, toldAt: performance.now() });
    showSaved(rowKey(entry));
  }

  function forgetLive(): void {
    for (const [key, { toldAt }] of live) {
      if (performance.now() - toldAt < liveMs) continue;
      live.delete(key);
      showSaved(key);
    }
  }

  async function look(): Promise<void> {
    forgetLive();
    copyOwnFiles(options);
    const rows = await adapter.manifest();
    const manifest = JSON.stringify(rows);
    if (manifest === lastManifest) return;
    const missing = await fetchAll(adapter, rows, fetched, () => {});
    // Somebody may have saved meanwhile: what is shown stays until the next look.
    if (missing.length > 0 && !isSecondLook) {
      isSecondLook = true;
      return;
    }
    isSecondLook = false;
    const lines = missing.map((row) => {
      const message = `${row.path} is listed and not handed out as it is listed; it is asked for again`;
      return `Not shown: ${entryLine(adapter, row, { title: '', place: '', message })}`;
    });
    const files = filesOf(rows, lines);
    for (const [key, form] of live) {
      const saved = fetched.entries.get(key);
      const text = saved && files.has(saved.path) ? liveText(form, saved) : undefined;
      if (saved && text !== undefined) files.set(saved.path, text);
    }
    for (const [path, bytes] of files) if (written.get(path) !== bytes) writeStaged(previewDir, path, bytes);
    for (const path of written.keys()) if (!files.has(path)) rmSync(join(previewDir, path), { force: true });
    written.clear();
    for (const [path, bytes] of files) written.set(path, bytes);
    lastManifest = missing.length > 0 ? '' : manifest;
    report(lines);
  }

  return { look, showLive };
}

/**
 * Shows drafts: fills the folder, then follows the CMS until it is stopped. Only development reads the folder.
 * @returns the address that takes what editors have not saved yet, and what ends it
 * @throws SyncError where the CMS does not answer at the start
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { adapter, previewDir, print } = options;
  rmSync(previewDir, { recursive: true, force: true });
  mkdirSync(previewDir, { recursive: true });
  await adapter.probe();
  const mirror = createMirror(options);
  await mirror.look();
  const receiver = await receiveLiveEntries(mirror.showLive);
  const stop = new AbortController();
  let said = '';
  async function follow(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await sleep(pollMs, undefined, { signal: stop.signal });
        await mirror.look();
        said = '';
      } catch (error) {
        const message = reasonOf(error);
        if (!stop.signal.aborted && message !== said) print(message);
        said = message;
      }
    }
  }
  const following = follow();
  return {
    liveAddress: receiver.address,
    async stop() {
      stop.abort();
      receiver.stop();
      await following;
    },
  };
}
