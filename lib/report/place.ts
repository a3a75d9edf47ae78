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

/** Translates between offsets and places of one text. */
export interface LineIndex {
  place(start: number, end?: number): Place;
  /** Text of a line, empty beyond the last. */
  line(number: number): string;
  /** Offset at which a line starts. */
  offset(line: number): number;
  count: number;
}

/** Builds the index of a text whose line ends are all `\n`. */
export function createLineIndex(text: string): LineIndex {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);

  function point(offset: number): { line: number; column: number } {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }

  return {
    place(start, end = start) {
      const from = point(Math.min(start, text.length));
      const to = point(Math.min(Math.max(end, start), text.length));
      return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    },
    line: (number) => text.slice(starts[number - 1] ?? text.length, (starts[number] ?? text.length + 1) - 1),
    offset: (line) => starts[line - 1] ?? text.length,
    count: starts.length,
  };
}
