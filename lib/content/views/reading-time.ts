/**
 * Takes out what stands between two marks, marks included; what is opened and never closed stays. A pattern would look
 * for the end anew at each opening without one.
 */
function removeBetween(text: string, open: string, close: string): string {
  let kept = '';
  let from = 0;
  for (let at = text.indexOf(open); at !== -1; at = text.indexOf(open, from)) {
    const end = text.indexOf(close, at + open.length);
    if (end === -1) break;
    kept += `${text.slice(from, at)} `;
    from = end + close.length;
  }
  return kept + text.slice(from);
}

const words = new Intl.Segmenter('en', { granularity: 'word' });
const wordsPerMinute = 300;
/** Characters that are looked at together: with every word the segmenter hands out a copy of all it was given. */
const pieceLength = 1_000;

function countWords(text: string): number {
  let count = 0;
  for (let from = 0; from < text.length; ) {
    const piece = text.slice(from, from + pieceLength);
    const blank = piece.lastIndexOf(' ');
    const whole = blank > 0 ? piece.slice(0, blank) : piece;
    for (const { isWordLike } of words.segment(whole)) if (isWordLike) count++;
    from += whole.length;
  }
  return count;
}

/** Whole minutes it takes to read a Markdown text, at least one. Comments, module code and tags are not read. */
export function readingMinutes(body: string): number {
  const written = removeBetween(removeBetween(body, '<!--', '-->'), '{/*', '*/}');
  const text = written.replace(/<\/?[a-z][^<>]*>|^(?:import|export)\s.*$/gim, ' ');
  return Math.max(1, Math.round(countWords(text) / wordsPerMinute));
}
