import type { CmsAdapter, CmsEntry, ManifestRow } from './adapter';
import { collections } from './collections';
import type { Fetched } from './fetch-all';
import type { LockRow } from './lock-file';
import { mediaProblem } from './media-problem';
import { type Plan, rowKey } from './plan';
import { entryProblems, type RenderedFile, standInFor, tryRender, unrenderable } from './render';
import { entryProblem, type Problem } from './report';
import { hashOf } from './tree';

/** What a sync is about to write, and what is wrong with it. */
export interface Tree {
  rows: LockRow[];
  /** Path → bytes of what is new. */
  fresh: Map<string, Uint8Array | string>;
  /** Rows of the last sync whose files stay. */
  keep: readonly LockRow[];
  /** With one of them it is not published as it is. */
  problems: Problem[];
  /** Paths of files that stand for entries which cannot be written; what is wrong with such a file says nothing. */
  standIns: Set<string>;
  /** Whether entries have no file at all, so that links to them lead nowhere. */
  hasGaps: boolean;
}

function addMedia(adapter: CmsAdapter, tree: Tree, rows: readonly ManifestRow[], fetched: Fetched): void {
  for (const row of rows) {
    const { bytes } = fetched.media.get(rowKey(row)) ?? {};
    const wrong = bytes ? mediaProblem(row.path, bytes) : 'is listed, but its file is gone; upload it again';
    if (wrong) {
      tree.problems.push(entryProblem(adapter, row, { title: row.path, place: 'file', message: wrong }));
      tree.standIns.add(row.path);
    }
    const written = wrong || !bytes ? new Uint8Array() : bytes;
    tree.fresh.set(row.path, written);
    tree.rows.push({ ...row, title: row.path, hash: hashOf(written) });
  }
}

function addFile(tree: Tree, { path, text, entries }: RenderedFile): void {
  tree.fresh.set(path, text);
  for (const { kind, id, updatedAt, key, title } of entries)
    tree.rows.push({ kind, id, updatedAt, path, ...(key !== undefined && { key }), title, hash: hashOf(text) });
}

/** Of a file that many entries share, the others are judged as ever. */
function addStandIn(tree: Tree, { kind, path }: CmsEntry): void {
  if (collections[kind].form !== 'part') tree.standIns.add(path);
}

function addEntries(adapter: CmsAdapter, tree: Tree, entries: readonly CmsEntry[]): void {
  const byPath = new Map<string, CmsEntry[]>();
  for (const entry of entries) {
    const problems = entryProblems(entry);
    for (const { place, message } of problems)
      tree.problems.push(entryProblem(adapter, entry, { title: entry.title, place, message }));
    const isWritable = !problems.some(({ unwritable }) => unwritable);
    if (!isWritable) addStandIn(tree, entry);
    byPath.set(entry.path, [...(byPath.get(entry.path) ?? []), isWritable ? entry : standInFor(entry)]);
  }
  for (const sharing of byPath.values()) {
    let files = tryRender(sharing);
    if (!files) {
      for (const entry of sharing.filter((one) => !tryRender([one])))
        tree.problems.push(
          entryProblem(adapter, entry, {
            title: entry.title,
            place: 'field source',
            message: unrenderable,
          }),
        );
      for (const entry of sharing) addStandIn(tree, entry);
      files = tryRender(sharing.map(standInFor));
    }
    if (!files) tree.hasGaps = true;
    for (const file of files ?? []) addFile(tree, file);
  }
}

/**
 * Makes the files of what was fetched, and collects everything that is wrong with any of it.
 * @param refused keys of rows that cannot be files; their content is judged, and not written
 */
export function makeTree(adapter: CmsAdapter, plan: Plan, fetched: Fetched, refused: ReadonlySet<string>): Tree {
  const keep = plan.keep.filter((row) => !refused.has(rowKey(row)));
  const tree: Tree = {
    rows: [...keep],
    fresh: new Map(),
    keep,
    problems: [],
    standIns: new Set(),
    hasGaps: refused.size > 0,
  };
  const sound = plan.fetch.filter((row) => !refused.has(rowKey(row)));
  const entriesOf = (rows: readonly ManifestRow[]) => rows.flatMap((row) => fetched.entries.get(rowKey(row)) ?? []);
  for (const entry of entriesOf(plan.fetch.filter((row) => refused.has(rowKey(row)))))
    for (const { place, message } of entryProblems(entry))
      tree.problems.push(entryProblem(adapter, entry, { title: entry.title, place, message }));
  addEntries(adapter, tree, entriesOf(sound));
  addMedia(
    adapter,
    tree,
    sound.filter(({ kind }) => kind === 'media'),
    fetched,
  );
  return tree;
}
