import fc from 'fast-check';
import { hostileBodies } from '../tests/hostile/corpus/bodies';
import { bodiesAreHarmless, sourcesAreHarmless } from '../tests/hostile/properties';
import { printTable } from './print-table';
import { millisecondsOf } from './run-measured';

const numRuns = Number(process.env['BENCH_RUNS'] ?? 100_000);

/**
 * Makes documents of hostile pieces, far more than a test may, and has each rendered with every filter off.
 * @throws Error with the smallest document that is not harmless
 */
export async function benchHostile(): Promise<void> {
  const rows = [];
  for (const [what, property] of [
    ['bodies', bodiesAreHarmless],
    ['files', sourcesAreHarmless],
  ] as const) {
    const time = await millisecondsOf(() => fc.assert(property, { numRuns }));
    rows.push({
      what,
      runs: numRuns,
      pieces: hostileBodies.length,
      s: (time / 1000).toFixed(0),
      'ms each': (time / numRuns).toFixed(2),
    });
  }
  printTable(rows);
}
