import { describe, expect, it } from 'vitest';
import { createChangeLog, describeProblems } from '@/lib/dev/change-log';
import type { Diagnostic } from '@/lib/report/diagnostic';

function problem(message: string, changes: Partial<Diagnostic> = {}): Diagnostic {
  const place = { line: 3, column: 5, endLine: 3, endColumn: 9 };
  return { severity: 'error', code: 'mdx/syntax', file: 'docs/a.mdx', ...place, message, ...changes };
}

describe('createChangeLog', () => {
  it('names a problem where it stands, with its remedy', () => {
    const log = createChangeLog('content');
    expect(log.start([problem('<Tabz> is never closed', { hint: 'Add </Tabz>.' })])).toEqual([
      '  error   content/docs/a.mdx:3:5  <Tabz> is never closed',
      '          → Add </Tabz>.',
    ]);
  });

  it('names site.config.ts from the folder of the project', () => {
    const log = createChangeLog('content');
    expect(log.start([problem('Twice', { file: '../site.config.ts' })])).toEqual([
      '  error   site.config.ts:3:5  Twice',
    ]);
  });

  it('says what changed, each new problem once, and what is mended', () => {
    const log = createChangeLog('content');
    log.start([]);
    const open = problem('Open');
    expect(log.change({ changed: ['docs/a.mdx'], diagnostics: [open], ms: 12.3 })).toEqual([
      'docs/a.mdx: checked in 12 ms, 1 error',
      '  error   content/docs/a.mdx:3:5  Open',
    ]);
    const moved = { ...open, line: 9 };
    expect(log.change({ changed: ['docs/b.mdx'], diagnostics: [moved], ms: 8 })).toEqual([
      'docs/b.mdx: checked in 8 ms, 1 error',
    ]);
    expect(log.change({ changed: ['docs/a.mdx', 'docs/b.mdx', 'c.png'], diagnostics: [], ms: 8 })).toEqual([
      'docs/a.mdx and 2 more: checked in 8 ms, no problems',
      '  mended  content/docs/a.mdx:9:5  Open',
    ]);
    expect(log.change({ changed: ['docs/a.mdx'], diagnostics: [], ms: 8 })).toEqual(['docs/a.mdx: checked in 8 ms']);
  });

  it('names a mistake as often as it was made', () => {
    const log = createChangeLog('content');
    const [first, second] = [problem('No such file'), problem('No such file', { line: 7 })];
    expect(log.start([first, second])).toEqual([
      '  error   content/docs/a.mdx:3:5  No such file',
      '  error   content/docs/a.mdx:7:5  No such file',
    ]);
    expect(log.change({ changed: ['docs/a.mdx'], diagnostics: [first], ms: 8 })).toEqual([
      'docs/a.mdx: checked in 8 ms, 1 error',
      '  mended  content/docs/a.mdx:7:5  No such file',
    ]);
  });
});

it('counts problems', () => {
  const warning = problem('W', { severity: 'warning' });
  expect([[], [problem('A')], [warning, warning], [problem('A'), warning]].map(describeProblems)).toEqual([
    'no problems',
    '1 error',
    '2 warnings',
    '1 error, 1 warning',
  ]);
});
