/**
 * The index as text that compresses well. Words are sorted and front-coded: an upper-case letter says how many characters a
 * word shares with the word before it, A for none. Lists of records are written as gaps. A small gap is one character, so
 * that frequent gaps compress well.
 */
const first = 'A'.charCodeAt(0);
const mostShared = 25;

/** Encodes a sorted list of lower-case words. */
export function encodeWords(words: readonly string[]): string {
  let previous = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < mostShared && shared < word.length && word[shared] === previous[shared]) shared++;
      previous = word;
      return String.fromCharCode(first + shared) + word.slice(shared);
    })
    .join('');
}

/** Reads what `encodeWords` wrote. */
export function decodeWords(text: string): string[] {
  let previous = '';
  return Array.from(text.matchAll(/([A-Z])([^A-Z]*)/g), ([, shared = 'A', rest = '']) => {
    previous = previous.slice(0, shared.charCodeAt(0) - first) + rest;
    return previous;
  });
}

/** Characters that JSON does not escape. The last one ends a list. */
const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (character) => character !== '"' && character !== '\\',
);
const end = characters.pop() ?? '~';
/** The first characters are small gaps, or the last digit of a larger gap. The others are the digits before it. */
const finals = 64;
const digits = characters.length - finals;
const valueByCharacter = new Map(characters.map((character, value) => [character, value]));

function encodeGap(gap: number): string {
  return gap < finals
    ? (characters[gap] ?? '')
    : (characters[finals + (gap % digits)] ?? '') + encodeGap(Math.floor(gap / digits));
}

/** Writes ascending lists of record numbers. */
export function encodePostings(lists: readonly (readonly number[])[]): string {
  return lists
    .map((list) => list.map((record, at) => encodeGap(record - (at > 0 ? (list[at - 1] ?? 0) : -1) - 1)).join('') + end)
    .join('');
}

/** Reads what `encodePostings` wrote. @throws Error at a character that does not belong there */
export function decodePostings(text: string): number[][] {
  const lists: number[][] = [];
  let list: number[] = [];
  let record = -1;
  let gap = 0;
  let place = 1;
  for (const character of text) {
    if (character === end) {
      lists.push(list);
      list = [];
      record = -1;
      continue;
    }
    const value = valueByCharacter.get(character);
    if (value === undefined) throw new Error('The search index is damaged.');
    if (value >= finals) {
      gap += (value - finals) * place;
      place *= digits;
    } else {
      record += gap + value * place + 1;
      list.push(record);
      gap = 0;
      place = 1;
    }
  }
  return lists;
}
