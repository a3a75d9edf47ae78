import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** Of what a failed test said: the assertion, what was expected and what came. */
const shownLines = 12;

/** Outcome of a number of tests. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A test that failed, or a step without tests of its own. */
export interface Failure {
  /** Where it stands and what it is called: `search.test.ts:12 › results › are grouped`. */
  name: string;
  /** What it said, without colours; empty where it said nothing. */
  message: string;
}

/** Counts and failures together, as every part of a run has them. */
export interface Outcome {
  counts: Counts;
  failures: readonly Failure[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })) })),
});
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string() })),
});

/** Reads a runner's JSON report; undefined where it is not one. */
export type ReadOutcome = (report: unknown) => Outcome | undefined;

/** What Vitest's JSON reporter writes; a file that does not load is a failure of its own. */
export const vitestOutcome: ReadOutcome = (report) => {
  const { data } = vitestReport.safeParse(report);
  if (!data) return undefined;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = data;
  const failures = data.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: file, message: stripVTControlCharacters(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      message: stripVTControlCharacters(failureMessages.join('\n')),
    }));
  });
  const counts = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  return { counts, failures };
};

/** What Playwright's JSON reporter writes; an error outside all tests is a failure of its own. */
export const playwrightOutcome: ReadOutcome = (report) => {
  const { data } = playwrightReport.safeParse(report);
  if (!data) return undefined;
  const { expected, unexpected, flaky, skipped } = data.stats;
  const failures = [
    ...data.suites.flatMap((suite) => failedSpecs(suite, [])),
    ...data.errors.map(({ message }) => ({ name: 'outside the tests', message: stripVTControlCharacters(message) })),
  ];
  return { counts: { passed: expected + flaky, failed: unexpected, skipped }, failures };
};

/** The outermost suite is the file, which every spec names with its line. */
function failedSpecs(suite: z.infer<typeof playwrightSuite>, groups: readonly string[]): Failure[] {
  const own = suite.specs
    .filter((spec) => !spec.ok)
    .map(({ file, line, title, tests }) => {
      const said = tests.flatMap((test) => test.results.flatMap(({ error }) => (error ? [error.message] : [])));
      const name = [`${file}:${line}`, ...groups, title].join(' › ');
      return { name, message: stripVTControlCharacters(said.join('\n')) };
    });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedSpecs(inner, [...groups, inner.title]))];
}

/**
 * Outcome of one runner. One that ended badly without a failed test (a file that does not load, no test at all, a
 * crash) counts as one failure: nothing may fail unseen.
 */
export function runnerOutcome(title: string, passed: boolean, outcome: Outcome | undefined): Outcome {
  const { counts, failures } = outcome ?? { counts: { passed: 0, failed: 0, skipped: 0 }, failures: [] };
  const unseen = counts.failed === 0 && (!passed || outcome === undefined);
  if (!unseen) return { counts, failures };
  const ended = { name: title, message: 'ended badly, without a test that failed' };
  return { counts: { ...counts, failed: 1 }, failures: failures.length > 0 ? failures : [ended] };
}

/** Outcome of a step without tests of its own. */
export function stepOutcome(title: string, passed: boolean): Outcome {
  const counts = { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
  return { counts, failures: passed ? [] : [{ name: title, message: '' }] };
}

/**
 * The closing lines of a run: every failure again with the beginning of what it said, since it stands far above by now,
 * and as the last line the sum that machines look for.
 */
export function closingLines(outcomes: readonly Outcome[]): string {
  const sum = (key: keyof Counts) => outcomes.reduce((total, { counts }) => total + counts[key], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const said = failures.flatMap(({ name, message }) => [
    `  ✘ ${name}`,
    ...message.split('\n', shownLines).flatMap((line) => (line.trim() ? [`      ${line}`] : [])),
  ]);
  const list = said.length > 0 ? ['Failed:', ...said, ''] : [];
  return [...list, `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`].join('\n');
}
