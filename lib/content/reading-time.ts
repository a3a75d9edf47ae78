import { removeBetween } from '../mdx/remove-between';

const words = new Intl.Segmenter('en', { granularity: 'word' });
const wordsPerMinute = 300;

/** Whole minutes it takes to read a Markdown text, at least one. Comments, module code and tags are not read. */
export function readingMinutes(body: string): number {
  const written = removeBetween(removeBetween(body, '<!--', '-->', ' '), '{/*', '*/}', ' ');
  const text = written.replace(/<\/?[a-z][^<>]*>|^(?:import|export)\s.*$/gim, ' ');
  const count = Array.from(words.segment(text)).filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(count / wordsPerMinute));
}
