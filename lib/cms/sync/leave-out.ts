import type { ManifestRow } from '../adapters/adapter';
import { labelOf, type Problem } from './describe-problem';
import type { LockRow } from './lock-file';
import { isSameState, rowKey } from './plan';

interface Options<Attempt> {
  manifest: readonly ManifestRow[];
  last: readonly LockRow[];
  /** Makes the site of these rows; those of the last sync have the content they had then. */
  attempt(rows: readonly ManifestRow[]): Promise<Attempt>;
}

function changesOf(manifest: readonly ManifestRow[], last: readonly LockRow[]): string[] {
  const known = new Map(last.map((row) => [rowKey(row), row]));
  const present = new Set(manifest.map(rowKey));
  const gone = [...known.keys()].filter((key) => !present.has(key));
  return [...gone, ...manifest.filter((row) => !isSameState(known.get(rowKey(row)), row)).map(rowKey)];
}

function toRow({ kind, id, updatedAt, path, key }: LockRow): ManifestRow {
  return { kind, id, updatedAt, path, ...(key !== undefined && { key }) };
}

function without(reverted: ReadonlySet<string>, { manifest, last }: Pick<Options<unknown>, 'manifest' | 'last'>) {
  const known = new Map(last.map((row) => [rowKey(row), row]));
  const present = new Set(manifest.map(rowKey));
  const rows = manifest.flatMap((row): ManifestRow[] => {
    if (!reverted.has(rowKey(row))) return [row];
    const old = known.get(rowKey(row));
    return old ? [toRow(old)] : [];
  });
  return [...rows, ...last.filter((row) => reverted.has(rowKey(row)) && !present.has(rowKey(row))).map(toRow)];
}

/** A change that causes one of the problems, found by bisection: any rule may have reported it. Undefined if none. */
async function findCause<Attempt extends { problems: readonly Problem[] }>(
  problems: readonly Problem[],
  reverted: ReadonlySet<string>,
  candidates: readonly string[],
  options: Options<Attempt>,
): Promise<{ key: string; problem: Problem } | undefined> {
  if (candidates.length === 0 || problems.length === 0) return undefined;
  const idsWithout = async (count: number): Promise<Set<string>> => {
    const rows = without(new Set([...reverted, ...candidates.slice(0, count)]), options);
    return new Set((await options.attempt(rows)).problems.map(({ id }) => id));
  };
  const lasting = await idsWithout(candidates.length);
  const problem = problems.find(({ id }) => !lasting.has(id));
  if (!problem) return undefined;
  let [low, high] = [0, candidates.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((await idsWithout(middle)).has(problem.id)) low = middle;
    else high = middle;
  }
  return { key: candidates[high - 1] ?? '', problem };
}

/**
 * Finds a site without problems. It takes back each change with a problem, then each change that has a problem without those: a
 * page that links to a new page is taken back with it. A changed row gets its old state, a new row is left out.
 * @returns the site, or one whose problems stay whatever is left out
 */
export async function findSound<Attempt extends { problems: readonly Problem[] }>(
  options: Options<Attempt>,
): Promise<{ attempt: Attempt; leftOut: string[] }> {
  const changes = changesOf(options.manifest, options.last);
  const known = new Map(options.last.map((row) => [rowKey(row), row]));
  const paths = new Map(options.manifest.map((row) => [rowKey(row), row.path]));
  const present = new Set(paths.keys());
  const reverted = new Set<string>();
  const leftOut: string[] = [];
  let attempt = await options.attempt(options.manifest);
  let before: string[] = [];

  const revert = (key: string, line: string) => {
    reverted.add(key);
    const what = known.has(key) ? (present.has(key) ? 'Not changed' : 'Not removed') : 'Left out';
    leftOut.push(`${what}: ${line}`);
  };

  const isLoss = (key: string) => !present.has(key) || (known.has(key) && known.get(key)?.path !== paths.get(key));
  while (attempt.problems.length > 0) {
    const open = new Set(changes.filter((key) => !reverted.has(key)));
    // If a page is deleted, pages that link to it are not to blame.
    const losses = [...open].filter(isLoss);
    const others = attempt.problems.filter(({ key = '' }) => !losses.includes(key));
    const own = attempt.problems.filter(({ key }) => key !== undefined && open.has(key));
    const chain = before.length > 0 ? ` (this comes of what is said above of ${before.slice(0, 3).join(', ')})` : '';
    const loss = await findCause(others, reverted, losses, options);
    if (!loss && own.length > 0) {
      for (const { key = '', line } of own) if (!reverted.has(key)) revert(key, line + chain);
      before = [...new Set(own.map(({ key = '' }) => `cms:${key}`))];
    } else {
      const cause = loss ?? (await findCause(attempt.problems, reverted, [...open], options));
      if (!cause) return { attempt, leftOut: [] };
      const old = known.get(cause.key);
      const name = old ? `${labelOf(old, old.title)} (${old.path})` : `cms:${cause.key}`;
      revert(cause.key, `${name}, because without this, ${cause.problem.line}`);
      before = [`cms:${cause.key}`];
    }
    attempt = await options.attempt(without(reverted, options));
  }
  return { attempt, leftOut };
}
