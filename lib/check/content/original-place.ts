import type { Point } from 'unist';
import type { LineIndex, Place } from '../../report/place';

/** Column in the file for a column in the preprocessed line. Only text behind the rewritten range has moved. */
function originalColumn(original: string, rewritten: string, column: number): number {
  if (original === rewritten) return column;
  let same = 0;
  while (same < original.length && original[same] === rewritten[same]) same++;
  if (column - 1 <= same) return column;
  return Math.min(Math.max(column + original.length - rewritten.length, same + 1), original.length + 1);
}

/** Makes the function that finds the place in the file of a range in the rewritten text. */
export function createPlacer(original: LineIndex, rewritten: LineIndex): (start: Point, end: Point) => Place {
  const column = ({ line, column: at }: Point) => originalColumn(original.line(line), rewritten.line(line), at);
  return (start, end) => ({ line: start.line, column: column(start), endLine: end.line, endColumn: column(end) });
}
