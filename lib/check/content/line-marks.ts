/** Number of matches of a pattern in a text. */
export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Marks of containers at the start of a line. */
export interface LineMarks {
  lists: number;
  quotes: number;
}

/** Counts the marks of lists and quotes at the start of a line. Each opens a container in the one before. */
export function lineMarks(line: string): LineMarks {
  const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/.exec(line)?.[0] ?? '';
  const marks = prefix.match(/[>*+.)-]/g) ?? [];
  const quotes = marks.filter((mark) => mark === '>').length;
  return { lists: marks.length - quotes, quotes };
}
