import { location } from 'vfile-location';

/** A range in a file. Lines and columns count from 1, columns in UTF-16 units as in editors. The end is exclusive. */
export interface Place {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** The place of problems that concern a whole file or have no place. */
export const fileStart: Place = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** A range in a line. */
export function onLine(line: number, column: number, length: number): Place {
  return { line, column, endLine: line, endColumn: column + length };
}

/** Line of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Converts between offsets and places in a text. */
export interface LineIndex {
  place(start: number, end?: number): Place;
  /** Text of a line, empty beyond the last. */
  line(number: number): string;
  /** Offset of the start of a line. */
  offset(line: number): number;
}

/** Creates the index of a text with `\n` as its line ends. */
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
