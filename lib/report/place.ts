import { location } from 'vfile-location';

/** A stretch of a file. Lines and columns count from 1, columns in UTF-16 units as editors do; the end is exclusive. */
export interface Place {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** The place of what concerns a file as a whole, or stands nowhere in it. */
export const fileStart: Place = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** A stretch of a line. */
export function onLine(line: number, column: number, length: number): Place {
  return { line, column, endLine: line, endColumn: column + length };
}

/** Line of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Translates between offsets and places of one text. */
export interface LineIndex {
  place(start: number, end?: number): Place;
  /** Text of a line, empty beyond the last. */
  line(number: number): string;
  /** Offset at which a line starts. */
  offset(line: number): number;
}

/** Builds the index of a text whose line ends are all `\n`. */
export function createLineIndex(text: string): LineIndex {
  const { toPoint, toOffset } = location(text);
  const point = (offset: number) => toPoint(Math.min(offset, text.length)) ?? { line: 1, column: 1 };
  const offset = (line: number) => toOffset({ line, column: 1 }) ?? text.length;
  return {
    place(start, end = start) {
      const from = point(start);
      const to = point(Math.max(end, start));
      return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    },
    line(number) {
      const start = offset(number);
      const end = text.indexOf('\n', start);
      return text.slice(start, end === -1 ? undefined : end);
    },
    offset,
  };
}
