import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closingLines, playwrightOutcome, runnerOutcome, stepOutcome, vitestOutcome } from '../../run/outcome';

const counts = { passed: 3, failed: 0, skipped: 0 };

describe('Vitest’s report', () => {
  const numbers = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

  it('has counts, and the name and words of each failed test', () => {
    const assertionResults = [
      { fullName: 'sums add up', status: 'passed', failureMessages: [] },
      { fullName: 'sums round', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m to be 2'] },
    ];
    const testResults = [{ name: resolve('tests/sums.test.ts'), status: 'failed', message: '', assertionResults }];
    expect(vitestOutcome({ ...numbers, testResults })).toEqual({
      counts: { passed: 5, failed: 1, skipped: 3 },
      failures: [{ name: 'tests/sums.test.ts › sums round', message: 'expected 1 to be 2' }],
    });
  });

  it('names a file that does not load', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }];
    expect(vitestOutcome({ ...numbers, numFailedTests: 0, testResults })?.failures).toEqual([
      { name: 'a.test.ts', message: 'no such module' },
    ]);
  });
});

describe('Playwright’s report', () => {
  const stats = { duration: 1.5, expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: 'menu.test.ts',
    line: 7,
    tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
  });

  it('has counts, and the place, groups and words of each failed test', () => {
    const inner = { title: 'on a phone', specs: [spec('closes', false, '\u001b[31mstill open\u001b[39m')] };
    const suites = [{ title: 'menu.test.ts', specs: [spec('opens', true)], suites: [inner] }];
    expect(playwrightOutcome({ stats, suites, errors: [] })).toEqual({
      counts: { passed: 6, failed: 1, skipped: 3 },
      failures: [{ name: 'menu.test.ts:7 › on a phone › closes', message: 'still open' }],
    });
  });

  it('has the errors outside all tests', () => {
    const errors = [{ message: 'no server' }];
    expect(playwrightOutcome({ stats, suites: [], errors })?.failures).toEqual([
      { name: 'outside the tests', message: 'no server' },
    ]);
  });
});

it.each([undefined, {}, 'text'])('does not read %j', (report) => {
  expect(vitestOutcome(report)).toBeUndefined();
  expect(playwrightOutcome(report)).toBeUndefined();
});

describe('runnerOutcome', () => {
  const failures = [{ name: 'one', message: '' }];

  it('takes the report’s word', () => {
    expect(runnerOutcome('tests', true, { counts, failures: [] })).toEqual({ counts, failures: [] });
    const bad = { counts: { ...counts, failed: 2 }, failures };
    expect(runnerOutcome('tests', false, bad)).toEqual(bad);
  });

  it('counts one failure for a bad end without a failed test', () => {
    const ended = runnerOutcome('tests', false, { counts, failures: [] });
    expect(ended.counts).toEqual({ ...counts, failed: 1 });
    expect(ended.failures).toEqual([{ name: 'tests', message: 'ended badly, without a test that failed' }]);
  });

  it('says what stopped the runner where it knows', () => {
    expect(runnerOutcome('tests', false, { counts, failures })).toEqual({ counts: { ...counts, failed: 1 }, failures });
  });

  it.each([true, false])('counts one failure for a runner without a report (good end: %s)', (passed) => {
    expect(runnerOutcome('tests', passed, undefined).counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('closingLines', () => {
  it('are one line, the sum, when all went well', () => {
    expect(closingLines([stepOutcome('check', true), { counts, failures: [] }])).toBe('4 passed, 0 failed, 0 skipped');
  });

  it('repeat what failed, shortened, above the sum', () => {
    const message = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
    const tests = { counts: { passed: 7, failed: 1, skipped: 2 }, failures: [{ name: 'a › b', message }] };
    const lines = closingLines([stepOutcome('check', false), tests]).split('\n');
    expect(lines.slice(0, 4)).toEqual(['Failed:', '  ✘ check', '  ✘ a › b', '      line 0']);
    expect(lines.slice(-3)).toEqual(['      line 11', '', '7 passed, 2 failed, 2 skipped']);
  });
});
