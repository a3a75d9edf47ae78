import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../lib/check/check-content';
import { formatGithub, formatJson } from '../../../../lib/check/formats';
import type { Diagnostic } from '../../../../lib/report/diagnostic';
import { formatForBuild, formatPretty } from '../../../../lib/report/format';
import { fixtureSite as site } from './fixture-site';

const fixtures = join(import.meta.dirname, '../../../fixtures/check');

const diagnostic: Diagnostic = {
  severity: 'error',
  code: 'front-matter/type',
  file: 'docs/a,b.mdx',
  line: 3,
  column: 19,
  endLine: 3,
  endColumn: 22,
  message: '100% wrong',
  hint: 'Write a number.',
  url: 'https://example.com#a',
};

describe('formatPretty', () => {
  it('shows a frame with a caret for each problem, grouped by file, counts last', async () => {
    const contentDir = join(fixtures, 'mdx/syntax/ten-mistakes/content');
    const { diagnostics } = await checkContent({ contentDir, publicDir: join(fixtures, 'public'), site });
    const text = formatPretty(diagnostics, {
      color: false,
      source: (file) => readFileSync(join(contentDir, file), 'utf8'),
    });
    await expect(`${text}\n`).toMatchFileSnapshot('golden/ten-mistakes.txt');
  });

  it('colours only where it is asked to', () => {
    const source = () => 'a\nb\nsidebar_position: abc\n';
    expect(formatPretty([diagnostic], { color: true, source })).toContain('\u001b[');
    expect(formatPretty([diagnostic], { color: false, source })).not.toContain('\u001b[');
    // Tests have no terminal.
    expect(formatPretty([diagnostic], { source })).not.toContain('\u001b[');
  });

  it('cuts long lines around the place, and lets no control character through', () => {
    const long = `${'x'.repeat(500)}\u001b[31m\u0007here${'y'.repeat(500)}`;
    const text = formatPretty([{ ...diagnostic, line: 1, endLine: 1, column: 507, endColumn: 511 }], {
      color: false,
      source: () => long,
    });
    const [, , frame = '', caret = ''] = text.split('\n');
    expect(frame.length).toBeLessThan(130);
    expect(text).not.toContain('\u0007');
    expect(text).not.toContain('\u001b');
    expect(caret.trim()).toMatch(/^│ +\^{4}$/);
  });

  describe('of many problems', () => {
    const report = (diagnostics: Diagnostic[]) =>
      formatPretty(diagnostics, { color: false, source: () => 'a\nb\nsidebar_position: abc\n' }).split('\n');
    const many = (number: number, change: (index: number) => Partial<Diagnostic>) =>
      Array.from({ length: number }, (_, index): Diagnostic => ({ ...diagnostic, ...change(index) }));

    it('shows the same one ten times, then its place alone', () => {
      const lines = report(many(12, (index) => ({ file: index < 11 ? 'a.mdx' : 'b.mdx' })));
      expect(lines.filter((line) => line.includes('3:19  error  100% wrong'))).toHaveLength(12);
      expect(lines.filter((line) => line.includes('Write a number.'))).toHaveLength(10);
      expect(lines.slice(-9)).toEqual([
        '  3:19  error  100% wrong  front-matter/type',
        '',
        'b.mdx',
        '  3:19  error  100% wrong  front-matter/type',
        '',
        'Most frequent:',
        '     12  100% wrong  front-matter/type',
        '',
        '12 errors and 0 warnings in 2 files',
      ]);
    });

    it('shows different ones with the same remedy', () => {
      const lines = report(many(12, (index) => ({ message: `${index}% wrong` })));
      expect(lines.filter((line) => line.includes('^^^'))).toHaveLength(12);
      expect(lines.filter((line) => line.includes('Write a number.'))).toHaveLength(12);
    });

    it('says how to read many files of plain Markdown', () => {
      const advice = (number: number, ending: string) =>
        report(many(number, (index) => ({ code: 'mdx/syntax', file: `${index}.${ending}` }))).filter((line) =>
          line.includes('detect'),
        );
      expect(advice(4, 'md')).toEqual([
        "4 files that end in .md are no MDX. If they are plain Markdown, write markdown: { format: 'detect' } in site.config.ts.",
      ]);
      expect([...advice(3, 'md'), ...advice(4, 'mdx')]).toEqual([]);
    });

    it('sums up what is most frequent', () => {
      const messages = ['A', 'B', 'C'];
      const lines = report([12, 9, 30].flatMap((number, at) => many(number, () => ({ message: messages[at] ?? '' }))));
      expect(lines.slice(-5)).toEqual([
        'Most frequent:',
        '     30  C  front-matter/type',
        '     12  A  front-matter/type',
        '',
        '51 errors and 0 warnings in 1 file',
      ]);
    });
  });

  it('counts in words', () => {
    const warning: Diagnostic = { ...diagnostic, severity: 'warning', file: 'docs/c.mdx' };
    expect(
      formatPretty([diagnostic, warning, warning], { color: false, source: () => undefined })
        .split('\n')
        .at(-1),
    ).toBe('1 error and 2 warnings in 2 files');
  });
});

describe('formatForBuild', () => {
  const warnings = (number: number, code: string) =>
    Array.from({ length: number }, (): Diagnostic => ({ ...diagnostic, severity: 'warning', code }));

  it('shows each of 50 warnings', () => {
    const few = [diagnostic, ...warnings(50, 'image/no-alt')];
    expect(formatForBuild(few, { source: () => undefined })).toBe(formatPretty(few, { source: () => undefined }));
  });

  it('counts more than that by kind, the most frequent first, behind the errors', () => {
    const many = [...warnings(20, 'image/no-alt'), diagnostic, ...warnings(31, 'link/empty')];
    const report = formatForBuild(many, { source: () => undefined });
    expect(report).toBe(
      [
        formatPretty([diagnostic], { source: () => undefined }),
        '',
        '51 warnings. npm run content:check shows each with its file, line and remedy:',
        '     31  link/empty',
        '     20  image/no-alt',
      ].join('\n'),
    );
  });
});

describe('formatJson', () => {
  it('is one object with diagnostics and summary', () => {
    const report = JSON.parse(formatJson({ diagnostics: [diagnostic], documents: 4, ms: 12 })) as unknown;
    expect(report).toEqual({ diagnostics: [diagnostic], summary: { documents: 4, errors: 1, warnings: 0, ms: 12 } });
  });
});

describe('formatGithub', () => {
  it('writes one escaped annotation a problem', () => {
    expect(formatGithub([diagnostic], 'content')).toBe(
      '::error file=content/docs/a%2Cb.mdx,line=3,endLine=3,col=19,endColumn=22,title=front-matter/type::100%25 wrong%0AWrite a number.',
    );
  });

  it('leaves columns out over several lines', () => {
    expect(formatGithub([{ ...diagnostic, endLine: 4 }])).toContain('line=3,endLine=4,title=');
  });
});
