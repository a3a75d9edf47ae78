import { describe, expect, it } from 'vitest';
import { playwrightCounts, runnerCounts, stepCounts, sumCounts, sumLine, vitestCounts } from '@/lib/test-run/counts';

describe('reports', () => {
  it('reads Vitest’s', () => {
    const report = { numTotalTests: 10, numPassedTests: 5, numFailedTests: 2, numPendingTests: 2, numTodoTests: 1 };
    expect(vitestCounts(report)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it('reads Playwright’s', () => {
    const report = { suites: [], stats: { duration: 1.5, expected: 5, unexpected: 2, flaky: 1, skipped: 3 } };
    expect(playwrightCounts(report)).toEqual({ passed: 6, failed: 2, skipped: 3 });
  });

  it.each([undefined, {}, 'text'])('does not read %j', (report) => {
    expect(vitestCounts(report)).toBeUndefined();
    expect(playwrightCounts(report)).toBeUndefined();
  });
});

describe('runnerCounts', () => {
  const clean = { passed: 3, failed: 0, skipped: 0 };

  it('takes the report’s word', () => {
    expect(runnerCounts(true, clean)).toEqual(clean);
    expect(runnerCounts(false, { ...clean, failed: 2 })).toEqual({ ...clean, failed: 2 });
  });

  it('counts one failure for a bad end without a failed test', () => {
    expect(runnerCounts(false, clean)).toEqual({ ...clean, failed: 1 });
  });

  it.each([true, false])('counts one failure for a runner without a report (good end: %s)', (passed) => {
    expect(runnerCounts(passed, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

it('sums up in the line that ends every run', () => {
  const total = sumCounts([stepCounts(true), { passed: 7, failed: 1, skipped: 2 }, stepCounts(false)]);
  expect(sumLine(total)).toBe('8 passed, 2 failed, 2 skipped');
});
