import groupBy from 'lodash-es/groupBy.js';
import type { Import } from './scan-imports';

/** Shortest way from one file to another, or back to itself; empty where there is none. */
function wayTo(goal: string, start: string, edges: ReadonlyMap<string, readonly Import[]>): Import[] {
  const queue: Import[][] = [[]];
  const seen = new Set<string>();
  for (const way of queue) {
    for (const step of edges.get(way.at(-1)?.to ?? start) ?? []) {
      const { to = '' } = step;
      if (to === goal) return [...way, step];
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push([...way, step]);
    }
  }
  return [];
}

/** One way round for each circle of imports, types included. */
export function findCycles(imports: readonly Import[]): Import[][] {
  const edges = new Map(Object.entries(groupBy(imports, 'from')));
  // What imports nothing that is left is in no circle: most often nothing stays.
  for (let before = 0; before !== edges.size; ) {
    before = edges.size;
    for (const [file, steps] of edges) if (!steps.some(({ to = '' }) => edges.has(to))) edges.delete(file);
  }
  const told = new Set<string>();
  return [...edges.keys()].sort().flatMap((start) => {
    const round = told.has(start) ? [] : wayTo(start, start, edges);
    if (round.length === 0) return [];
    const isInCircle = (file: string) => wayTo(file, start, edges).length > 0 && wayTo(start, file, edges).length > 0;
    for (const file of edges.keys()) if (isInCircle(file)) told.add(file);
    return [round];
  });
}
