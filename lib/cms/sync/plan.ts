import { isOwned } from '../../content/files/owned-content';
import type { ManifestRow } from '../adapters/adapter';
import { collections, hasPlace } from '../entries/collections';
import { caseClashes, fileClashes, pathProblem } from '../entries/content-path';
import { mediaProblem } from '../media/media-problem';
import type { LockRow } from './lock-file';

/** What identifies an entry of one state. */
export function rowKey({ kind, id }: Pick<ManifestRow, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

type State = Pick<ManifestRow, 'updatedAt' | 'path'> & { key?: string | undefined };

/** Whether what is known of an entry, if anything is, is this state of it. */
export function isSameState<Known extends State>(known: Known | undefined, row: State): known is Known {
  return known?.updatedAt === row.updatedAt && known.path === row.path && known.key === row.key;
}

function rowPathProblem({ kind, path }: ManifestRow, owned: readonly string[]): string | undefined {
  const wrong = pathProblem(path);
  if (wrong) return `the path ${wrong}`;
  if (kind === 'media') {
    const media = mediaProblem(path);
    if (media) return `the path ${path} ${media}`;
  } else if (!hasPlace(collections[kind], path))
    return `the path ${path} is none for ${kind}; write one such as ${collections[kind].example}`;
  return isOwned(path, owned)
    ? undefined
    : `its path ${path} lies outside of what the CMS owns: ${owned.join(', ')} (content.cms in site.config.ts)`;
}

/** Everything wrong with where entries ask to be written to: the row, and why. */
export function pathProblems(
  rows: readonly ManifestRow[],
  owned: readonly string[],
  foreign: readonly string[],
): [row: ManifestRow, message: string][] {
  const problems = rows.flatMap((row): [ManifestRow, string][] => {
    const wrong = rowPathProblem(row, owned);
    return wrong ? [[row, wrong]] : [];
  });
  const first = new Map<string, ManifestRow>();
  for (const row of rows) {
    const place = row.key === undefined ? row.path : `${row.path} ${row.key}`;
    const other = first.get(place);
    if (other)
      problems.push([row, `${row.path}${row.key ? `, ${row.key},` : ''} is also the file of cms:${rowKey(other)}`]);
    else first.set(place, row);
  }
  for (const [above, path] of fileClashes([...foreign, ...new Set(rows.map((row) => row.path))])) {
    const row = rows.find((candidate) => candidate.path === path) ?? rows.find((candidate) => candidate.path === above);
    if (row) problems.push([row, `${path} lies below ${above}, which is a file and no folder`]);
  }
  for (const [one, two] of caseClashes([...foreign, ...new Set(rows.map(({ path }) => path))])) {
    const row =
      rows.find(({ path }) => path === two || path.startsWith(`${two}/`)) ??
      rows.find(({ path }) => path.startsWith(one));
    if (row) problems.push([row, `${two} and ${one} differ only in case, and are one file on many systems`]);
  }
  return problems;
}

/** Whether most of what the last sync wrote is what this CMS publishes. A CMS may move to another address. */
export function isSameCms(manifest: readonly ManifestRow[], last: readonly LockRow[]): boolean {
  const known = new Map(last.map((row) => [rowKey(row), row]));
  const same = manifest.filter((row) => isSameState(known.get(rowKey(row)), row));
  return same.length * 2 > last.length;
}

/** What a sync has to do: entries and media to ask for, and rows of the last sync that still hold. */
export type Plan = ReturnType<typeof planSync>;

/** Compares what is published with what the last sync wrote. */
export function planSync(
  manifest: readonly ManifestRow[],
  last: readonly LockRow[],
  isIntact: (row: LockRow) => boolean,
) {
  const known = new Map(last.map((row) => [rowKey(row), row]));
  const same = (row: ManifestRow): LockRow | undefined => {
    const old = known.get(rowKey(row));
    return isSameState(old, row) && isIntact(old) ? old : undefined;
  };
  const present = new Set(manifest.map(rowKey));
  const gone = last.filter((row) => !present.has(rowKey(row)));
  const moved = manifest.flatMap((row) => {
    const old = known.get(rowKey(row));
    return old && old.path !== row.path ? old : [];
  });
  // A file of many entries is written anew where one of them changed or went.
  const paths = new Set([...manifest.filter((row) => !same(row)), ...gone, ...moved].map(({ path }) => path));
  return {
    fetch: manifest.filter(({ path }) => paths.has(path)),
    keep: manifest.flatMap((row) => (paths.has(row.path) ? [] : (same(row) ?? []))),
  };
}
