import { z } from 'zod';

/** Outcome of a number of tests. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Reads a runner's JSON report; undefined where it is not one. */
export type ReadCounts = (report: unknown) => Counts | undefined;

/** Counts of Vitest's JSON reporter. */
export const vitestCounts: ReadCounts = (report) => {
  const { data } = vitestReport.safeParse(report);
  if (!data) return undefined;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = data;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
};

/** Counts of Playwright's JSON reporter. */
export const playwrightCounts: ReadCounts = (report) => {
  const { data } = playwrightReport.safeParse(report);
  if (!data) return undefined;
  const { expected, unexpected, flaky, skipped } = data.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
};

/**
 * Counts of one runner. One that ended badly without a failed test (a file that does not load, no test at all, a
 * crash) counts as one failure: nothing may fail unseen.
 */
export function runnerCounts(passed: boolean, counts: Counts | undefined): Counts {
  const known = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const unseen = known.failed === 0 && (!passed || counts === undefined);
  return unseen ? { ...known, failed: 1 } : known;
}

/** Counts of a step without tests of its own. */
export function stepCounts(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** Adds up. */
export function sumCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The closing line machines look for. */
export function sumLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
