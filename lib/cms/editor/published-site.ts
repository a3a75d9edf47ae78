import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOwned } from '../../content/files/owned-content';
import { putCopy } from '../../node/put-file';
import type { CmsEntry, ManifestRow } from '../adapters/adapter';
import { pathProblem } from '../entries/content-path';
import { entryProblems, standInFor, tryRender } from '../entries/render';
import { rowKey } from '../sync/plan';
import { listTree, placeIn, repeatLink, writeStaged } from '../sync/tree';

export interface PublishedChanges {
  entries: readonly CmsEntry[];
  media: readonly ManifestRow[];
  /** Row keys of deleted and unpublished entries. */
  gone: readonly string[];
}

/** Whether a row has its content. */
export function isEntry(row: CmsEntry | ManifestRow | undefined): row is CmsEntry {
  return row !== undefined && 'fields' in row;
}

/** The site as the CMS publishes it, in a folder. Pictures are empty files. */
export type PublishedSite = ReturnType<typeof createPublishedSite>;

/** Creates the folder, empty; `contentDir` has the files that the CMS does not own. */
export function createPublishedSite(contentDir: string, owned: readonly string[], folder: string) {
  const rows = new Map<string, CmsEntry | ManifestRow>();
  const byPath = new Map<string, Set<string>>();
  const times = new Map<string, number>();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  /** Text of a file of entries, leaving out what cannot be written. */
  function textOf(entries: readonly CmsEntry[]): string | undefined {
    const sound = entries.map((entry) => (entryProblems(entry).length > 0 ? standInFor(entry) : entry));
    return (tryRender(sound) ?? tryRender(sound.map(standInFor)))?.[0]?.text;
  }

  const at = (path: string) => [...(byPath.get(path) ?? [])].flatMap((key) => rows.get(key) ?? []);

  function write(path: string): void {
    if (pathProblem(path) !== undefined) return;
    const present = at(path);
    const text = present.some(isEntry) ? textOf(present.filter(isEntry)) : present.length > 0 ? '' : undefined;
    if (text === undefined) rmSync(placeIn(folder, path), { force: true });
    else writeStaged(folder, path, text);
    times.delete(path);
  }

  function forget(key: string): string[] {
    const old = rows.get(key);
    if (!old) return [];
    rows.delete(key);
    byPath.get(old.path)?.delete(key);
    return [old.path];
  }

  return {
    /** Takes over changes of the CMS. Returns the paths of files that may have changed. */
    update({ entries, media, gone }: PublishedChanges): string[] {
      const touched = new Set(gone.flatMap(forget));
      for (const row of [...entries, ...media]) {
        for (const path of forget(rowKey(row))) touched.add(path);
        rows.set(rowKey(row), row);
        byPath.set(row.path, (byPath.get(row.path) ?? new Set()).add(rowKey(row)));
        touched.add(row.path);
      }
      for (const path of touched) write(path);
      return [...touched];
    },
    /** Takes over changes of the site's own files. Returns whether there were any. */
    refresh(): boolean {
      const { others, otherLinks } = listTree(contentDir, owned);
      const own = others.filter((path) => at(path).length === 0);
      let changed = false;
      for (const path of own) {
        const { mtimeMs } = statSync(join(contentDir, path));
        if (times.get(path) === mtimeMs) continue;
        putCopy(join(contentDir, path), placeIn(folder, path));
        times.set(path, mtimeMs);
        changed = true;
      }
      const present = new Set(own);
      for (const path of [...times.keys()].filter((known) => !present.has(known))) {
        times.delete(path);
        if (at(path).length === 0) rmSync(placeIn(folder, path), { force: true });
        changed = true;
      }
      for (const path of otherLinks) {
        rmSync(placeIn(folder, path), { force: true });
        repeatLink(contentDir, folder, path);
      }
      return changed;
    },
    row: (key: string) => rows.get(key),
    /** Runs something while some files are removed. */
    async without<Result>(paths: readonly string[], run: () => Promise<Result>): Promise<Result> {
      for (const path of paths) rmSync(placeIn(folder, path), { force: true });
      try {
        return await run();
      } finally {
        for (const path of paths) write(path);
      }
    },
    entriesAt: (path: string) => at(path).filter(isEntry),
    textOf,
    /** Everything that is published. */
    rows: () => [...rows.values()],
    ownFiles: () => [...times.keys()],
    /** Paths of everything that is published, and of the site's own files. */
    files: () => [...[...rows.values()].map(({ path }) => path), ...times.keys()],
    isFromCms: (path: string) => isOwned(path, owned) || at(path).length > 0,
  };
}
