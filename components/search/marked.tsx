import { findMarks } from '@/lib/search/marks';

// With forced colours, matches look like marked text.
const mark = 'weight-650 not-forced-colors:text-link not-forced-colors:[background:none]';

/** A text with marked matches. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let end = 0;
  const parts = findMarks(text, words).flatMap(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [
      before,
      <mark key={from} className={mark}>
        {text.slice(from, to)}
      </mark>,
    ];
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
