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

/** Characters that mend a line, before the column in which they stand. */
export interface Insertion {
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
export function createPlacer(
  original: LineIndex,
  rewritten: LineIndex,
  insertions: readonly Insertion[] = [],
): (start: Point, end: Point) => Place {
  const column = (point: Point) =>
    originalColumn(original.line(point.line), rewritten.line(point.line), withoutInsertions(point, insertions));
  return (start, end) => ({ line: start.line, column: column(start), endLine: end.line, endColumn: column(end) });
}
