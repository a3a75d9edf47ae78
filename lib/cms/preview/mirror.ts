import { rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { putCopy } from '../../node/put-file';
import type { ManifestRow } from '../adapters/adapter';
import { collections } from '../entries/collections';
import { type Fetched, fetchAll } from '../sync/fetch-all';
import { rowKey } from '../sync/plan';
import { listTree, placeIn, repeatLink, writeStaged } from '../sync/tree';
import { printable } from '../sync-error';
import { DraftFiles, type DraftOptions, type Files, notShown } from './draft-files';
import type { LiveEntry } from './live-entries';

export interface MirrorOptions extends DraftOptions {
  /** Folder to show: the files of git, and those of the CMS. */
  previewDir: string;
  print: (line: string) => void;
}

/** Milliseconds after which unsaved content is dropped if no page of the preview sends it again. */
const liveMs = 30_000;

function copyOwnFiles({ contentDir, owned, previewDir }: MirrorOptions): void {
  const { others, otherLinks } = listTree(contentDir, owned);
  const shown = listTree(previewDir, owned);
  for (const path of [...shown.otherLinks, ...shown.ownedLinks]) rmSync(join(previewDir, path));
  for (const path of others) {
    const [from, to] = [join(contentDir, path), placeIn(previewDir, path)];
    const [source, copy] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
    if (copy?.mtime.getTime() === source.mtime.getTime() && copy.size === source.size) continue;
    putCopy(from, to);
    // A restored file may be older than the one it replaces.
    utimesSync(to, source.atime, source.mtime);
  }
  const present = new Set(others);
  for (const path of shown.others) if (!present.has(path)) rmSync(join(previewDir, path));
  for (const path of otherLinks) repeatLink(contentDir, previewDir, path);
}

/** Shows changes of editors in the folder, one after another, and reports what cannot be shown. */
export class Mirror {
  readonly #options: MirrorOptions;
  readonly #drafts: DraftFiles;
  readonly #fetched: Fetched = { entries: new Map(), media: new Map() };
  readonly #live = new Map<string, LiveEntry & { toldAt: number }>();
  #written: Files = new Map();
  #lastManifest = '';
  #lastReport = '';
  #isSecondLook = false;

  constructor(options: MirrorOptions) {
    this.#options = options;
    this.#drafts = new DraftFiles(options);
  }

  /** Takes over changes of the CMS and of the site's own files. */
  async look(): Promise<void> {
    const { adapter } = this.#options;
    this.#forgetLive();
    copyOwnFiles(this.#options);
    const rows = await adapter.manifest();
    const manifest = JSON.stringify(rows);
    if (manifest === this.#lastManifest) return;
    const missing = await fetchAll(adapter, rows, this.#fetched, () => {});
    // Somebody may have saved in the meantime. Keep what is shown until the next update.
    if (missing.length > 0 && !this.#isSecondLook) {
      this.#isSecondLook = true;
      return;
    }
    this.#isSecondLook = false;
    const { files, lines } = this.#drafts.filesOf(rows, this.#fetched);
    this.#putLive(files);
    this.#write(files);
    this.#lastManifest = missing.length > 0 ? '' : manifest;
    this.#report([...missing.map((row) => this.#missingLine(row)), ...lines]);
  }

  showLive(entry: LiveEntry): void {
    this.#live.set(rowKey(entry), { ...entry, toldAt: performance.now() });
    this.#showAgain(rowKey(entry));
  }

  #forgetLive(): void {
    for (const [key, { toldAt }] of this.#live) {
      if (performance.now() - toldAt < liveMs) continue;
      this.#live.delete(key);
      this.#showAgain(key);
    }
  }

  /** Shows the unsaved state of an entry, or the saved one if nobody is editing it. */
  #showAgain(key: string): void {
    const [saved, form] = [this.#fetched.entries.get(key), this.#live.get(key)];
    if (!saved || !this.#written.has(saved.path) || collections[saved.kind].form !== 'document') return;
    const text = form ? this.#drafts.liveText(form, saved) : this.#drafts.savedText(saved);
    if (text === undefined || this.#written.get(saved.path) === text) return;
    writeStaged(this.#options.previewDir, saved.path, text);
    this.#written.set(saved.path, text);
  }

  /** Replaces saved entries by their unsaved states. */
  #putLive(files: Files): void {
    for (const [key, form] of this.#live) {
      const saved = this.#fetched.entries.get(key);
      const text = saved && files.has(saved.path) ? this.#drafts.liveText(form, saved) : undefined;
      if (saved && text !== undefined) files.set(saved.path, text);
    }
  }

  #write(files: Files): void {
    const { previewDir } = this.#options;
    for (const [path, bytes] of files) if (this.#written.get(path) !== bytes) writeStaged(previewDir, path, bytes);
    for (const path of this.#written.keys()) if (!files.has(path)) rmSync(join(previewDir, path), { force: true });
    this.#written = files;
  }

  #missingLine(row: ManifestRow): string {
    const message = `${row.path} is listed and not handed out as it is listed; it is asked for again`;
    return notShown(this.#options.adapter, row, { title: '', place: '', message });
  }

  #report(lines: readonly string[]): void {
    const text = lines.map(printable).join('\n');
    if (text !== this.#lastReport && text !== '') this.#options.print(text);
    this.#lastReport = text;
  }
}
