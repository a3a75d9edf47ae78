import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import countBy from 'lodash-es/countBy.js';
import sortBy from 'lodash-es/sortBy.js';
import { attempt } from './attempt';
import { countOf } from './count-of';
import type { Diagnostic } from './diagnostic';

export interface PrettyOptions {
  /** Whether to use colours. By default if standard output is a terminal and NO_COLOR is not set. */
  color?: boolean;
  /** Folder that the paths of the diagnostics are relative to. */
  folder?: string;
  /** Reads a file by the path of its diagnostics; from disk by default. */
  source?: (file: string) => string | undefined;
}

// Node's own styleText came after 20.9, the oldest Node this project runs on.
const codes = { bold: 1, dim: 2, underline: 4, red: 31, yellow: 33, cyan: 36 };

type Style = (format: keyof typeof codes, text: string) => string;

function readSource(path: string): string | undefined {
  return attempt(() => readFileSync(path, 'utf8'), undefined);
}

/** Control characters of a file must not reach the terminal. */
function printable(line: string): string {
  return stripVTControlCharacters(line)
    .replaceAll('\t', ' ')
    .replace(/\p{Cc}/gu, '\u00b7');
}

const width = 100;

/** The line with a caret below. Long lines are cut around the place, which @babel/code-frame does not do. */
function codeFrame(line: string, diagnostic: Diagnostic, style: Style): string[] {
  const { line: number, column, endLine, endColumn } = diagnostic;
  const from = Math.max(0, column - 1 - Math.floor(width / 2));
  const cut = printable(line.slice(from, from + width));
  const length = Math.max(
    1,
    Math.min((endLine === number ? endColumn : line.length + 1) - column, width - (column - 1 - from)),
  );
  const gutter = String(number);
  const lead = from > 0 ? '…' : '';
  return [
    style('dim', `    ${gutter} │ `) + lead + cut + (from + width < line.length ? '…' : ''),
    style('dim', `    ${' '.repeat(gutter.length)} │ `) +
      ' '.repeat(column - 1 - from + lead.length) +
      style('red', '^'.repeat(length)),
  ];
}

/** How often a report shows the same problem with its line and its remedy. */
const mostAlike = 10;

/** Tells whether a problem gets more than one line: not when the same has been read several times. */
function createDetail(): (diagnostic: Diagnostic) => boolean {
  const counts = new Map<string, number>();
  return ({ code, message, hint }) => {
    const problem = [code, message, hint].join('\n');
    const count = (counts.get(problem) ?? 0) + 1;
    counts.set(problem, count);
    return count <= mostAlike;
  };
}

function formatOne(diagnostic: Diagnostic, lines: readonly string[], style: Style, isDetailed: boolean): string[] {
  const { severity, code, line, column, message, hint, url } = diagnostic;
  const mark = severity === 'error' ? style('red', 'error') : style('yellow', 'warning');
  const text = lines[line - 1];
  const head = `  ${style('bold', `${line}:${column}`)}  ${mark}  ${printable(message)}  ${style('dim', code)}`;
  if (!isDetailed) return [head];
  return [
    head,
    ...(text === undefined || text.trim() === '' ? [] : codeFrame(text, diagnostic, style)),
    ...(hint ? [`    ${style('cyan', '→')} ${printable(hint)}`] : []),
    ...(url ? [style('dim', `    ${url}`)] : []),
    '',
  ];
}

/** The problems that a report of many holds most often. */
function mostFrequent(diagnostics: readonly Diagnostic[]): string[] {
  const counts = Object.entries(countBy(diagnostics, ({ message, code }) => `${printable(message)}  ${code}`));
  const often = sortBy(counts, ([, count]) => -count).filter(([, count]) => count >= 10);
  if (often.length === 0) return [];
  return ['Most frequent:', ...often.slice(0, 10).map(([text, count]) => `${String(count).padStart(7)}  ${text}`), ''];
}

/** More files than this with mistakes of MDX are hardly all mistyped. */
const mostMistyped = 3;

/** What to set where many files that end in .md are no MDX. */
function plainAdvice(diagnostics: readonly Diagnostic[]): string[] {
  const ofMdx = diagnostics.filter(
    ({ code, file }) => file.endsWith('.md') && /^mdx\/(?:syntax|unknown-name)$/.test(code),
  );
  const count = new Set(ofMdx.map(({ file }) => file)).size;
  if (count <= mostMistyped) return [];
  return [
    `${count} files that end in .md are no MDX. If they are plain Markdown, write markdown: { format: 'detect' } in site.config.ts.`,
    '',
  ];
}

/** "2 errors and 1 warning" of some diagnostics. */
export function formatCounts(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return `${countOf(errors, 'error')} and ${countOf(diagnostics.length - errors, 'warning')}`;
}

/**
 * The report for people: problems by file, each with its line, a caret and a hint, then the counts. What has been shown several
 * times gets a single line, and what is most frequent is summed up.
 */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions = {}): string {
  const color = options.color ?? (process.stdout.isTTY === true && !process.env['NO_COLOR']);
  const style: Style = (format, text) => (color ? `\u001b[${codes[format]}m${text}\u001b[0m` : text);
  const pathOf = (file: string) => (options.folder ? join(options.folder, file) : file);
  const source = options.source ?? ((file: string) => readSource(pathOf(file)));
  const isDetailed = createDetail();
  const blocks = [...new Set(diagnostics.map(({ file }) => file))].map((file) => {
    const lines = (source(file) ?? '').replace(/^\uFEFF/, '').split(/\r\n?|\n/);
    const own = diagnostics.filter((diagnostic) => diagnostic.file === file);
    const header = style('underline', pathOf(file));
    const problems = own.flatMap((diagnostic) => formatOne(diagnostic, lines, style, isDetailed(diagnostic)));
    return [header, ...problems, ...(problems.at(-1) === '' ? [] : [''])].join('\n');
  });
  return [
    ...blocks,
    ...mostFrequent(diagnostics),
    ...plainAdvice(diagnostics),
    `${formatCounts(diagnostics)} in ${countOf(blocks.length, 'file')}`,
  ].join('\n');
}

/** A build lists at most this many warnings one by one. */
const mostWarnings = 50;

/** The report of a build: like `formatPretty`, but many warnings are only counted, so that no error is lost among them. */
export function formatForBuild(diagnostics: readonly Diagnostic[], options: PrettyOptions = {}): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  if (warnings.length <= mostWarnings) return formatPretty(diagnostics, options);
  const counts = Object.entries(countBy(warnings, 'code')).sort(([, a], [, b]) => b - a);
  return [
    ...(errors.length > 0 ? [formatPretty(errors, options), ''] : []),
    `${countOf(warnings.length, 'warning')}. npm run content:check shows each with its file, line and remedy:`,
    ...counts.map(([code, count]) => `${String(count).padStart(7)}  ${code}`),
  ].join('\n');
}
