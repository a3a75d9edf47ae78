import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createReport } from '@/lib/import/report';
import { writeUnknownNames } from '@/lib/import/unknown-names';
import type { Diagnostic } from '@/lib/report/diagnostic';
import { onLine } from '@/lib/report/place';
import { tempFolder } from '@/tests/unit/temp-folder';

function found(line: number, column: number, code = 'mdx/unknown-name'): Diagnostic {
  return { severity: 'error', code, file: 'docs/a.mdx', message: '', ...onLine(line, column, 1) };
}

it('writes expressions that only the old site could fill as text, and names each', () => {
  const lines = [
    '# Sound {#sound}',
    'Of {latestVersion} and { site.year } is {contentTitle}. {a + 1} <b title={latest} />',
  ];
  const stage = tempFolder({ 'content/docs/a.mdx': `${lines.join('\n')}\n` });
  const files = new Map([['content/docs/a.mdx', 'old']]);
  const report = createReport();
  const columns = ['latestV', 'site', 'contentTitle', 'a + 1', 'latest}'].map((name) => lines[1]?.indexOf(name) ?? 0);
  const all = [found(1, 1, 'mdx/syntax'), ...columns.map((column) => found(2, column + 1))];
  const rest = writeUnknownNames(all, { stage, files, report });
  expect(rest).toEqual([all[0], all[4], all[5]]);
  expect(readFileSync(join(stage, 'content/docs/a.mdx'), 'utf8')).toBe(
    '# Sound {#sound}\nOf \\{latestVersion} and \\{site.year} is Sound. {a + 1} <b title={latest} />\n',
  );
  expect(files.get('content/docs/a.mdx')).not.toBe('old');
  expect(report.remarks.map(({ fate, place }) => [fate, place])).toEqual([
    ['left', 'content/docs/a.mdx:2'],
    ['left', 'content/docs/a.mdx:2'],
    ['changed', 'content/docs/a.mdx:2'],
  ]);
});
