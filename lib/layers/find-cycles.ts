import type { Import } from './types';

interface Visit {
  index: number;
  low: number;
  open: boolean;
}

/** Groups files that lead back to themselves (Tarjan's strongly connected components). */
function circles(edges: ReadonlyMap<string, readonly Import[]>): Set<string>[] {
  const visits = new Map<string, Visit>();
  const stack: string[] = [];
  const groups: Set<string>[] = [];

  function visit(file: string): Visit {
    const own: Visit = { index: visits.size, low: visits.size, open: true };
    visits.set(file, own);
    stack.push(file);
    for (const { to = '' } of edges.get(file) ?? []) {
      const other = visits.get(to);
      if (!other && edges.has(to)) own.low = Math.min(own.low, visit(to).low);
      else if (other?.open) own.low = Math.min(own.low, other.index);
    }
    if (own.low === own.index) groups.push(close(file));
    return own;
  }

  function close(root: string): Set<string> {
    const members = stack.splice(stack.indexOf(root));
    for (const member of members) {
      const state = visits.get(member);
      if (state) state.open = false;
    }
    return new Set(members);
  }

  for (const file of edges.keys()) if (!visits.has(file)) visit(file);
  return groups;
}

/** Shortest way from a file back to itself. */
function wayRound(start: string, group: ReadonlySet<string>, edges: ReadonlyMap<string, readonly Import[]>): Import[] {
  const queue: Import[][] = [[]];
  const seen = new Set<string>();
  for (const way of queue) {
    for (const step of edges.get(way.at(-1)?.to ?? start) ?? []) {
      const { to = '' } = step;
      if (to === start) return [...way, step];
      if (!group.has(to) || seen.has(to)) continue;
      seen.add(to);
      queue.push([...way, step]);
    }
  }
  return [];
}

/** One way round for each circle of imports, types included. */
export function findCycles(imports: readonly Import[]): Import[][] {
  const edges = new Map<string, Import[]>();
  for (const imported of imports) edges.set(imported.from, [...(edges.get(imported.from) ?? []), imported]);
  return circles(edges)
    .map((group) => wayRound([...group].sort()[0] ?? '', group, edges))
    .filter((way) => way.length > 0);
}
