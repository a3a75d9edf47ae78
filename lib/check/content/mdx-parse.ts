import type { Root } from 'mdast';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { parserOf } from '../../mdx/syntax/parser';
import type { Dialect } from '../../mdx/syntax/to-vfile';
import { createLineIndex, type LineIndex, type Place } from '../../report/place';
import { parseCost } from './complexity';
import { type MdxError, translateMdxError } from './mdx-errors';
import type { Problem } from './types';

/** Column in the file for a column in the preprocessed line. Only text behind the rewritten range has moved. */
function originalColumn(original: string, rewritten: string, column: number): number {
  if (original === rewritten) return column;
  let same = 0;
  while (same < original.length && original[same] === rewritten[same]) same++;
  if (column - 1 <= same) return column;
  return Math.min(Math.max(column + original.length - rewritten.length, same + 1), original.length + 1);
}

/** Characters that mend a line, before the column in which they stand. */
interface Insertion {
  line: number;
  column: number;
  length: number;
}

/** Column of a place before insertions were made, one after the other. */
function withoutInsertions({ line, column }: Point, insertions: readonly Insertion[]): number {
  return insertions.reduceRight(
    (at, mended) => (mended.line === line ? Math.max(Math.min(at, mended.column), at - mended.length) : at),
    column,
  );
}

/**
 * Builds the function that finds the place in the file of a stretch of the rewritten text.
 * @param insertions made in the rewritten text since; those that are added later count too
 */
export function createPlacer(original: LineIndex, rewritten: LineIndex, insertions: readonly Insertion[] = []) {
  const column = (point: Point) =>
    originalColumn(original.line(point.line), rewritten.line(point.line), withoutInsertions(point, insertions));
  return (start: Point, end: Point): Place => ({
    line: start.line,
    column: column(start),
    endLine: end.line,
    endColumn: column(end),
  });
}

const maxAttempts = 16;
/** Estimated microseconds for all attempts on one file. */
const patience = 500_000;

function mend(text: string, { blank: [start, end], instead }: MdxError): string {
  return text.slice(0, start) + (instead ?? text.slice(start, end).replace(/[^\n]/g, ' ')) + text.slice(end);
}

function tryParse(text: string, dialect: Dialect): Root | VFileMessage {
  try {
    return parserOf(dialect).parse(text);
  } catch (error) {
    if (error instanceof VFileMessage) return error;
    if (error instanceof RangeError) throw error;
    // The parser crashes on some malformed texts. That is reported as an error of the text too.
    return new VFileMessage('The parser cannot make sense of the text', {
      ...(error instanceof Error && { cause: error }),
      place: { line: 1, column: 1 },
    });
  }
}

interface Progress {
  errors: Problem[];
  orphans: string[];
  last: { key: string; unsure: boolean } | undefined;
}

/** What mending an error writes into the text: the slash of a tag that has no end, before its last character. */
function insertionOf({ blank: [start, end], instead }: MdxError, lines: LineIndex): Insertion[] {
  if (instead === undefined) return [];
  const { line, column } = lines.place(end - 1);
  return [{ line, column, length: instead.length - (end - start) }];
}

/** Takes an error into the list, unless it is what an earlier one left behind. */
function take(progress: Progress, { problem, orphans = [], unsure = false }: MdxError, raw: VFileMessage): void {
  const key = `${raw.ruleId} ${raw.line}:${raw.column}`;
  const [, start, end] = /^(<[^>]*>) is never closed$|^<\/([^>]*)> closes nothing$/.exec(problem.message) ?? [];
  const orphan = start ?? end;
  const repeated = progress.last?.unsure && progress.last.key === key;
  if (orphan !== undefined && progress.orphans.includes(orphan))
    progress.orphans.splice(progress.orphans.indexOf(orphan), 1);
  else if (repeated) progress.errors[progress.errors.length - 1] = problem;
  else progress.errors.push(problem);
  progress.orphans.push(...orphans);
  progress.last = { key, unsure };
}

/**
 * Parses a body. A syntax error ends a parse, so the broken range is repaired and everything parsed again. Authors see all
 * mistakes at once, and other rules still get a tree.
 * @returns the tree, the text of it, which has broken ranges repaired or blanked, and a function that finds places in the file
 */
export function parseMdx(source: string, dialect: Dialect, original: LineIndex) {
  const progress: Progress = { errors: [], orphans: [], last: undefined };
  const insertions: Insertion[] = [];
  const place = createPlacer(original, createLineIndex(source), insertions);
  let affordable = 1;
  let text = source;
  for (let attempt = 0; attempt < Math.min(affordable, maxAttempts); attempt++) {
    const result = tryParse(text, dialect);
    if (!(result instanceof VFileMessage))
      return { tree: result, text, complete: true, errors: progress.errors, place };
    // Only a text with errors is parsed again.
    if (attempt === 0) affordable = Math.max(1, Math.floor(patience / (parseCost(source) + 1)));
    const lines = createLineIndex(text);
    const error = translateMdxError(result, text, lines);
    const { problem } = error;
    const placed = place(problem, { line: problem.endLine, column: problem.endColumn });
    take(progress, { ...error, problem: { ...problem, ...placed } }, result);
    const next = mend(text, error);
    if (next === text) break;
    insertions.push(...insertionOf(error, lines));
    text = next;
  }
  insertions.length = 0;
  const last = progress.errors.toSorted((one, two) => one.line - two.line || one.column - two.column).at(-1);
  if (last) last.hint = `${last.hint ?? ''} There may be more mistakes: check again when these are mended.`.trim();
  // Parse the rest as plain Markdown, unless that would take too long.
  const rest = affordable < 2 ? undefined : tryParse(source, { ...dialect, format: 'md' });
  const tree: Root = rest === undefined || rest instanceof VFileMessage ? { type: 'root', children: [] } : rest;
  return { tree, text: source, complete: false, errors: progress.errors, place };
}

/** Runs the build's plugins on a tree, which they change. Their reports are in the file's messages. */
export function runPlugins(tree: Root, file: VFile, dialect: Dialect): void {
  try {
    parserOf(dialect).runSync(tree, file);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
  }
}
