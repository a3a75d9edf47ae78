/** A word of a text or a query. */
export interface Word {
  /** In lower case, without diacritics and underscores. */
  whole: string;
  /** Its parts: get and leaderboard of `getLeaderboard`, c of `C++`, an Arabic word without article. May be empty. */
  parts: string[];
}

/** A range of a text: words joined as in identifiers and compounds, or a word of a text without spaces. */
export interface Token {
  text: string;
  /** Its position in UTF-16 code units. */
  index: number;
  /** Whether it is a word of a language without spaces between words. */
  unspaced: boolean;
}

const unspacedLetter =
  '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}ー\u3099\u309a\uff70\uff9e\uff9f]';
const isUnspaced = new RegExp(unspacedLetter, 'u');
const softHyphen = '\u00ad';
/** A soft hyphen in a word does not end it. */
const letter = `[\\p{L}\\p{N}\\p{M}$${softHyphen}]`;

/** Signs that belong to the name of a language: `C++`, `C#`. */
const signs = `(?<=(?<!${letter})\\p{L})(?:\\+\\+|#)(?!${letter})`;
const withSigns = /^(\p{L})(?:\+\+|#)$/u;

/** Letters and digits, and the signs that may join them. Languages without spaces come first. */
function patternsOf(letters: string, unspaced = '') {
  return {
    joined: new RegExp(`${unspaced}${letters}(?:['’._/-]${letters})*(?:${signs})?`, 'gu'),
    apart: new RegExp(`${unspaced}${letters}(?:['’_]${letters})*(?:${signs})?`, 'gu'),
  };
}
const spaced = patternsOf(`${letter}+`);
const mixed = patternsOf(`(?:(?!${unspacedLetter})${letter})+`, `${unspacedLetter}+|`);

const joints = /[./-]/;
/** The joints of camel case, and between digits and letters. */
const seams = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
/** The Arabic article al-, with conjunctions and prepositions before it. As codes, which reverse no line in editors. */
const article = /^(?:[\u0648\u0641\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=\p{L}{3})/u;
/** Longer words are hashes and tokens, which nobody types, unless they consist of short pieces, as names and paths do. */
const longest = 48;
/** One less than the length of the shortest usual hash, MD5. */
const longestPiece = 31;
/** Words of small letters only are compounds, because hashes contain digits or capitals. */
const longCompound = /^\p{Lu}?\p{Ll}{1,99}$/u;

/** Letters that Unicode does not decompose, as keyboards without them write them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
/** Marks of several scripts. Marks of a single script are vowels, and in Japanese they make another letter. */
const diacritic = /(?=\p{sc=Inherited})(?![\u3099\u309a])\p{M}/gu;

/** Digits of Arabic and Persian. Written as codes, which do not reverse the line in editors. */
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

const isPlain = /^[\x20-\x7e]*$/;

/** Lower case without diacritics, so that `Café` is `cafe` and `Straße` is `strasse`. Arabic digits become 0 to 9. */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  const digits = text.replace(arabicDigit, (digit) => String(digit.charCodeAt(0) % 16));
  const lower = digits.normalize('NFKD').replace(diacritic, '').toLowerCase();
  return lower.replace(/[ßæœøđłı]/g, (letter) => plainLetters[letter] ?? letter).normalize('NFC');
}

let segmenter: Intl.Segmenter | undefined;

/** Words of a text without spaces. The browser knows where they end. */
function segment(run: string): { text: string; index: number }[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment: text, index }) => ({ text, index }));
}

/** Splits a text into tokens, in order. Dots, hyphens and slashes join words, or keep them `apart`. */
export function readTokens(text: string, kind: keyof typeof spaced = 'joined'): Token[] {
  if (!isUnspaced.test(text))
    return Array.from(text.matchAll(spaced[kind]), (match) => ({
      text: match[0],
      index: match.index,
      unspaced: false,
    }));
  return Array.from(text.matchAll(mixed[kind])).flatMap(({ 0: found, index: start }): Token[] => {
    if (!isUnspaced.test(found)) return [{ text: found, index: start, unspaced: false }];
    return segment(found).map(({ text: word, index }) => ({ text: word, index: start + index, unspaced: true }));
  });
}

/** Whether a text is in a language without spaces between words. */
export function isUnspacedText(text: string): boolean {
  return isUnspaced.test(text);
}

function isTyped(text: string): boolean {
  return (
    text.length <= longest ||
    longCompound.test(text) ||
    text.split(/[./_-]/).every((piece) => piece.length <= longestPiece)
  );
}

/** An Arabic word without its article; any other as it is. */
export function withoutArticle(word: string): string {
  return word.replace(article, '');
}

function splitCompound(compound: string): Word {
  const bare = withoutArticle(compound);
  if (bare !== compound) return { whole: fold(compound), parts: [fold(bare)] };
  const [, signed] = withSigns.exec(compound) ?? [];
  if (signed !== undefined) return { whole: fold(compound), parts: [fold(signed)] };
  const parts = compound.split('_').flatMap((part) => part.split(seams).map(fold));
  return { whole: fold(compound.replaceAll('_', '')), parts: parts.length > 1 ? parts : [] };
}

/** Most words match this pattern and need no further look. */
const isSimple = /^[a-z]{1,48}$/;

/** Words of a text, in order. Dots and hyphens separate words. An identifier is one word with parts. */
export function readWords(text: string): Word[] {
  return readTokens(text.normalize('NFC').replaceAll(softHyphen, '')).flatMap(({ text: match, unspaced }) => {
    if (isSimple.test(match)) return { whole: match, parts: [] };
    const plain = match.replace(/['’]/g, '');
    if (unspaced) return [{ whole: fold(plain), parts: [] }];
    return isTyped(plain) ? plain.split(joints).map(splitCompound) : [];
  });
}

/** Words of a text in order, each followed by its parts. */
export function wordsWithParts(text: string): string[] {
  return readWords(text).flatMap(({ whole, parts }) => [whole, ...parts]);
}

/** All words that find a text: words and their parts. */
export function indexWords(text: string): Set<string> {
  return new Set(wordsWithParts(text));
}

/** The words of a text with single spaces between them, for comparing titles and queries. */
export function phrase(text: string): string {
  return readWords(text)
    .map(({ whole }) => whole)
    .join(' ');
}
