/** Maximum bytes of a file name before its ending. The CMS allows a few more, for a number in case the name is taken. */
const longestStem = 80;

const sizeOf = (text: string) => new TextEncoder().encode(text).length;

/** Name below media/ for an uploaded file, in characters that addresses and Markdown allow, and its ending. */
export function mediaName(name: string): { stem: string; ending: string } {
  const clean = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-');
  const dot = clean.lastIndexOf('.');
  const end = dot < 0 ? clean.length : dot;
  const signs = [...clean.slice(0, end).replace(/^[^\p{L}\p{N}_]+/u, '')].slice(0, longestStem);
  while (sizeOf(signs.join('')) > longestStem || signs.at(-1) === '-') signs.pop();
  return { stem: signs.join('') || 'file', ending: clean.slice(end) };
}
