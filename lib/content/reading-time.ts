import { removeBetween } from '../mdx/remove-between';

const words = new Intl.Segmenter('en', { granularity: 'word' });
const wordsPerMinute = 300;
/** Characters that are looked at together: with every word the segmenter hands out a copy of all it was given. */
const pieceLength = 1_000;

function countWords(text: string): number {
  let count = 0;
  for (let from = 0; from < text.length; ) {
    const blank = text.lastIndexOf(' ', from + pieceLength);
    const end = blank > from ? blank : from + pieceLength;
    for (const { isWordLike } of words.segment(text.slice(from, end))) if (isWordLike) count++;
    from = end;
  }
  return count;
}

/** Whole minutes it takes to read a Markdown text, at least one. Comments, module code and tags are not read. */
export function readingMinutes(body: string): number {
  const written = removeBetween(removeBetween(body, '<!--', '-->', ' '), '{/*', '*/}', ' ');
  const text = written.replace(/<\/?[a-z][^<>]*>|^(?:import|export)\s.*$/gim, ' ');
  return Math.max(1, Math.round(countWords(text) / wordsPerMinute));
}
