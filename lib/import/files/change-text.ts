/** A stretch of a text, in characters from its start, with what it holds or what replaces it. */
export interface Stretch {
  start: number;
  end: number;
  text: string;
}

/** Applies changes to a text. They may come in any order, but must not overlap. */
export function changeText(whole: string, changes: readonly Stretch[]): string {
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), whole);
}
