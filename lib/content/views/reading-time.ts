/** Takes out what stands between two marks, and the marks, in linear time. What is opened and never closed stays. */
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

const wordsPerMinute = 300;
const words = new Intl.Segmenter('en', { granularity: 'word' });
/** Letters of scripts that put no blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const letter = /[\p{L}\p{N}]/u;
/** Characters that are looked at together: with every word the segmenter hands out a copy of all it was given. */
const pieceLength = 1_000;

/** Words between two blanks: one, or as many as the segmenter finds, which takes fourteen times as long. */
function countWithin(text: string): number {
  if (!unspaced.test(text)) return letter.test(text) ? 1 : 0;
  let count = 0;
  for (let from = 0; from < text.length; from += pieceLength)
    for (const { isWordLike } of words.segment(text.slice(from, from + pieceLength))) if (isWordLike) count++;
  return count;
}

function countWords(text: string): number {
  return text.split(/\s+/).reduce((count, part) => count + countWithin(part), 0);
}

/** Whole minutes it takes to read a Markdown text, at least one. Comments, module code and tags are not read. */
export function readingMinutes(body: string): number {
  const written = removeBetween(removeBetween(body, '<!--', '-->'), '{/*', '*/}');
  const text = written.replace(/<\/?[a-z][^<>]*>|^(?:import|export)\s.*$/gim, ' ');
  return Math.max(1, Math.round(countWords(text) / wordsPerMinute));
}
