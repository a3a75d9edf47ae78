/** Letters that a line may end before or after. */
const anywhere = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** A script without spaces. A dictionary finds its words. */
const unspaced = /\p{Script=Thai}/u;

/** Signs that no line begins with: closing signs, marks, small kana and repetition marks. */
const neverFirst =
  /[\p{Pe}\p{Pf}\p{M}\p{Cf}、。，．・：；？！!?,.:;…‥％%ーゝゞ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;

/** Signs that no line ends with. */
const neverLast = /[\p{Ps}\p{Pi}]/u;

/** A word that continues after its hyphen, unlike a minus sign. */
const hyphenated = /[\p{L}\p{N}][-‐]$/u;

function mayBreak(before: string, after: string): boolean {
  if (before === ' ') return after !== ' ';
  if (after === ' ' || neverFirst.test(after) || neverLast.test(before)) return false;
  return anywhere.test(before) || anywhere.test(after);
}

/** Splits a text into parts that stay on one line, each with the spaces after it. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let last = '';
  for (const letter of text) {
    const piece = pieces.at(-1);
    if (piece === undefined || mayBreak(last, letter) || (hyphenated.test(piece) && /\p{L}/u.test(letter)))
      pieces.push(letter);
    else pieces[pieces.length - 1] = piece + letter;
    last = letter;
  }
  const words = new Intl.Segmenter('und', { granularity: 'word' });
  return pieces.flatMap((piece) =>
    unspaced.test(piece) ? [...words.segment(piece)].map(({ segment }) => segment) : [piece],
  );
}

interface Room {
  /** Width of a line, in ems. */
  width: number;
  /** Width of a text, in ems. */
  widthOf: (text: string) => number;
}

function lettersOf(text: string): string[] {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

/** Breaks a text into lines. A part that is longer than a line is broken anywhere. */
export function breakLines(text: string, { width, widthOf }: Room): string[] {
  const fits = (line: string) => widthOf(line.trimEnd()) <= width;
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of fits(piece) ? [piece] : lettersOf(piece)) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line].map((each) => each.trim()).filter((each) => each !== '');
}

/** The first lines of a text. An ellipsis ends the last one if there are more. */
export function firstLines(lines: readonly string[], most: number, { width, widthOf }: Room): string[] {
  if (lines.length <= most) return [...lines];
  const letters = lettersOf(lines[most - 1] ?? '');
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return [...lines.slice(0, most - 1), `${letters.join('').trimEnd()}…`];
}
