import groupBy from 'lodash-es/groupBy.js';
import partition from 'lodash-es/partition.js';
import { hash as hashOf } from '../../node/hash';
import type { CmsAdapter, CmsEntry, ManifestRow } from '../adapters/adapter';
import { collections } from '../entries/collections';
import { entryProblems, type RenderedFile, standInFor, tryRender, unrenderable } from '../entries/render';
import { mediaProblem } from '../media/media-problem';
import { entryProblem, type Problem } from './describe-problem';
import type { KnownContent } from './last-good';
import type { LockRow } from './lock-file';
import { type Plan, rowKey } from './plan';

/** Files that a sync will write, and their problems. */
export interface Tree {
  rows: LockRow[];
  /** Path → hash of new files. */
  fresh: Map<string, string>;
  keep: readonly LockRow[];
  problems: Problem[];
  /** Paths of placeholders for entries that cannot be written. Results of checks in them are ignored. */
  standIns: Set<string>;
  /** Whether some entries have no file, so that links to them are broken. */
  hasGaps: boolean;
}

/** What a tree is made with. */
interface Making {
  adapter: CmsAdapter;
  known: KnownContent;
  /** Takes each new file at once: all of them together would be large. */
  write: (path: string, bytes: Uint8Array | string) => void;
}

function addMedia({ adapter, known, write }: Making, tree: Tree, rows: readonly ManifestRow[]): void {
  for (const row of rows) {
    const { bytes, flaw = 'is listed, but its file is gone; upload it again' } = known.media.get(rowKey(row)) ?? {};
    const wrong = bytes ? mediaProblem(row.path, bytes) : flaw;
    if (wrong) {
      tree.problems.push(entryProblem(adapter, row, { title: row.path, place: 'file', message: wrong }));
      tree.standIns.add(row.path);
    }
    const written = wrong || !bytes ? new Uint8Array() : bytes;
    const hash = hashOf(written);
    write(row.path, written);
    tree.fresh.set(row.path, hash);
    tree.rows.push({ ...row, title: row.path, hash });
  }
}

function addFile({ write }: Making, tree: Tree, { path, text, entries }: RenderedFile): void {
  const hash = hashOf(text);
  write(path, text);
  tree.fresh.set(path, hash);
  for (const { kind, id, updatedAt, key, title } of entries)
    tree.rows.push({ kind, id, updatedAt, path, ...(key !== undefined && { key }), title, hash });
}

/** Of a file that many entries share, the others are judged as ever. */
function addStandIn(tree: Tree, { kind, path }: CmsEntry): void {
  if (collections[kind].form !== 'part') tree.standIns.add(path);
}

/** An entry as it can be written; what is wrong with it is noted. */
function writable(adapter: CmsAdapter, tree: Tree, entry: CmsEntry): CmsEntry {
  const problems = entryProblems(entry);
  for (const { place, message } of problems)
    tree.problems.push(entryProblem(adapter, entry, { title: entry.title, place, message }));
  if (problems.length === 0) return entry;
  addStandIn(tree, entry);
  return standInFor(entry);
}

function addEntries(making: Making, tree: Tree, rows: readonly ManifestRow[]): void {
  const { adapter, known } = making;
  for (const together of Object.values(groupBy(rows, 'path'))) {
    const sharing = together
      .flatMap((row) => known.entry(rowKey(row)) ?? [])
      .map((one) => writable(adapter, tree, one));
    let files = tryRender(sharing);
    if (!files) {
      const problem = { place: 'field source', message: unrenderable };
      for (const entry of sharing.filter((one) => !tryRender([one])))
        tree.problems.push(entryProblem(adapter, entry, { title: entry.title, ...problem }));
      for (const entry of sharing) addStandIn(tree, entry);
      files = tryRender(sharing.map(standInFor));
    }
    if (!files) tree.hasGaps = true;
    for (const file of files ?? []) addFile(making, tree, file);
  }
}

/** Makes the files of what is known, and collects what is wrong. Rows that are `refused` are judged, not written. */
export function makeTree(making: Making, plan: Plan, refused: ReadonlySet<string>): Tree {
  const keep = plan.keep.filter((row) => !refused.has(rowKey(row)));
  const tree: Tree = {
    rows: [...keep],
    fresh: new Map(),
    keep,
    problems: [],
    standIns: new Set(),
    hasGaps: refused.size > 0,
  };
  for (const row of plan.fetch.filter((one) => refused.has(rowKey(one)))) {
    const entry = making.known.entry(rowKey(row));
    for (const { place, message } of entry ? entryProblems(entry) : [])
      tree.problems.push(entryProblem(making.adapter, row, { title: entry?.title ?? '', place, message }));
  }
  const sound = plan.fetch.filter((row) => !refused.has(rowKey(row)));
  const [media, entries] = partition(sound, ({ kind }) => kind === 'media');
  addEntries(making, tree, entries);
  addMedia(making, tree, media);
  return tree;
}
