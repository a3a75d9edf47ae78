/** A stretch of a text, and what takes its place. */
export interface TextChange {
  start: number;
  end: number;
  text: string;
}

/** A text with changes in any order, none of which lies in another. */
export function changeText(whole: string, changes: readonly TextChange[]): string {
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), whole);
}
