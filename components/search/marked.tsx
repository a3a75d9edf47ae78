import { findMarks } from '@/lib/search/marks';

/** A text with the words that match a query marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let end = 0;
  const parts = findMarks(text, words).flatMap(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
