import { importPath } from '../../mdx/imports/import-source';
import type { FileFacts } from './facts';

/** Content paths of the partials that a file includes directly. */
export function includedPartials({ path, includes }: Pick<FileFacts, 'path' | 'includes'>): string[] {
  return includes.filter(({ kind }) => kind === 'partial').map(({ source }) => importPath(source, path));
}

/** Content paths of all partials of a file, also those that partials include. */
export function partialsOf(facts: FileFacts, byPath: ReadonlyMap<string, FileFacts>): string[] {
  const found = new Set<string>();
  const queue = includedPartials(facts);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const partial = found.has(path) ? undefined : byPath.get(path);
    if (!partial) continue;
    found.add(path);
    queue.push(...includedPartials(partial));
  }
  return [...found];
}

/** Ids of several texts on one page. Repeated ids get a number. */
function joinAnchors(lists: readonly (readonly string[])[]): string[] {
  const times = new Map<string, number>();
  for (const anchor of lists.flat()) times.set(anchor, (times.get(anchor) ?? 0) + 1);
  return [...times].flatMap(([anchor, count]) =>
    Array.from({ length: count }, (_, at) => (at === 0 ? anchor : `${anchor}-${at}`)),
  );
}

/** Files by path. Pages have the anchors of their partials too. */
export function withPartialAnchors(files: readonly FileFacts[]): Map<string, FileFacts> {
  const byPath = new Map(files.map((facts) => [facts.path, facts]));
  return new Map(
    files.map((facts) => {
      const partials = facts.includes.length === 0 ? [] : partialsOf(facts, byPath);
      if (partials.length === 0) return [facts.path, facts];
      const lists = partials.map((path) => byPath.get(path)?.anchors ?? []);
      return [facts.path, { ...facts, anchors: joinAnchors([facts.anchors, ...lists]) }];
    }),
  );
}
