import fc from 'fast-check';
import { hostileBodies } from '../tests/hostile/corpus/bodies';
import { bodiesAreHarmless, sourcesAreHarmless } from '../tests/hostile/properties';
import { printTable } from './print-table';

const numRuns = Number(process.env['BENCH_RUNS'] ?? 100_000);

/**
 * Makes documents of hostile pieces, far more than a test may, and has each rendered with every filter off.
 * @throws Error with the smallest document that is not harmless
 */
export async function benchHostile(): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const [what, property] of [
    ['bodies', bodiesAreHarmless],
    ['files', sourcesAreHarmless],
  ] as const) {
    const start = performance.now();
    await fc.assert(property, { numRuns });
    const seconds = (performance.now() - start) / 1000;
    rows.push({
      what,
      runs: numRuns,
      pieces: hostileBodies.length,
      s: seconds.toFixed(0),
      'ms each': ((seconds * 1000) / numRuns).toFixed(2),
    });
  }
  printTable(rows);
}
