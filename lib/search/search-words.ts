/** A word of a text or a query. */
export interface Word {
  /** In lower case, without diacritics and underscores. */
  whole: string;
  /**
   * The words it is made of: `getLeaderboard` of get and leaderboard, `C++` of c, an Arabic one of what follows its article.
   * Empty for simple words.
   */
  parts: string[];
}

/** A stretch of a text: words joined by what joins them in identifiers and compounds, or a run of text without spaces. */
export interface Token {
  text: string;
  /** Where it stands in the text, in UTF-16 code units. */
  index: number;
  /** Whether it is one word of a language that writes no spaces between them. */
  unspaced: boolean;
}

const unspacedLetter =
  '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}ー\u3099\u309a\uff70\uff9e\uff9f]';
const isUnspaced = new RegExp(unspacedLetter, 'u');
const softHyphen = '\u00ad';
/** Where a long word may be broken it is one word all the same. */
const letter = `[\\p{L}\\p{N}\\p{M}$${softHyphen}]`;

/** Signs that belong to the name of a language: `C++`, `C#`. */
const signs = `(?<=(?<!${letter})\\p{L})(?:\\+\\+|#)(?!${letter})`;
const withSigns = /^(\p{L})(?:\+\+|#)$/u;

/** Letters and digits, and what may join them; languages that write no spaces between words come first. */
function patternsOf(letters: string, unspaced = '') {
  return {
    joined: new RegExp(`${unspaced}${letters}(?:['’._/-]${letters})*(?:${signs})?`, 'gu'),
    apart: new RegExp(`${unspaced}${letters}(?:['’_]${letters})*(?:${signs})?`, 'gu'),
  };
}
const spaced = patternsOf(`${letter}+`);
const mixed = patternsOf(`(?:(?!${unspacedLetter})${letter})+`, `${unspacedLetter}+|`);

const joints = /[./-]/;
/** Where a compound in camel case is put together, and where digits meet letters. */
const seams = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
/** The Arabic article al-, and what is written as one word with it: and, so, by, like, for. As codes, which turn no line around. */
const article = /^(?:[\u0648\u0641\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=\p{L}{3})/u;
/** Longer ones are hashes and tokens, which nobody types, unless they are made of short pieces, as names and paths are. */
const longest = 48;
/** A letter less than the shortest usual hash, MD5, has. */
const longestPiece = 31;
/** Words of nothing but small letters are compounds: no hash is without digits or capitals. */
const longCompound = /^\p{Lu}?\p{Ll}{1,99}$/u;

/** Letters that Unicode takes for others than those they are written as where a keyboard lacks them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
/** Marks of every script but those of one, whose vowels they are; in Japanese they make another letter. */
const diacritic = /(?=\p{sc=Inherited})(?![\u3099\u309a])\p{M}/gu;

/** Digits of Arabic and of Persian, as codes, which turn no line around. */
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

const isPlain = /^[\x20-\x7e]*$/;

/** Lower case without diacritics: `Café` and `cafe` are one word, so are `Straße` and `strasse`, and 12 in digits of Arabic. */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  const digits = text.replace(arabicDigit, (digit) => String(digit.charCodeAt(0) % 16));
  const lower = digits.normalize('NFKD').replace(diacritic, '').toLowerCase();
  return lower.replace(/[ßæœøđłı]/g, (letter) => plainLetters[letter] ?? letter).normalize('NFC');
}

let segmenter: Intl.Segmenter | undefined;

/** Words of a run of text without spaces between them; the browser knows where they end. */
function segment(run: string): { text: string; index: number }[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment: text, index }) => ({ text, index }));
}

/**
 * Stretches of a text that words are read from, in order.
 * @param kind whether what stands on either side of a dot, hyphen or slash is one of them or several
 */
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

/** Whether a text is of a language that writes no spaces between words. */
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

/** Most words are: what others may be made of need not be looked for in them. */
const isSimple = /^[a-z]{1,48}$/;

/** Words of a text, in order. Dotted and hyphenated ones are several; identifiers are one, with parts. */
export function readWords(text: string): Word[] {
  return readTokens(text.normalize('NFC').replaceAll(softHyphen, '')).flatMap(({ text: match, unspaced }) => {
    if (isSimple.test(match)) return { whole: match, parts: [] };
    const plain = match.replace(/['’]/g, '');
    if (unspaced) return [{ whole: fold(plain), parts: [] }];
    return isTyped(plain) ? plain.split(joints).map(splitCompound) : [];
  });
}

/** Words of a text in order, each with its parts behind it. */
export function wordsWithParts(text: string): string[] {
  return readWords(text).flatMap(({ whole, parts }) => [whole, ...parts]);
}

/** All words a text can be found by: wholes and parts. */
export function indexWords(text: string): Set<string> {
  return new Set(wordsWithParts(text));
}

/** A text as words with single spaces, to compare titles and queries by. */
export function phrase(text: string): string {
  return readWords(text)
    .map(({ whole }) => whole)
    .join(' ');
}
