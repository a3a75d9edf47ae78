/** A word of a text or a query. */
export interface Word {
  /** In lower case, without diacritics and underscores. */
  whole: string;
  /** The words it is made of: `getLeaderboard` of get and leaderboard. Empty for simple words. */
  parts: string[];
}

/** Letters and digits, joined by what joins words in identifiers and compounds. */
const token = /[\p{L}\p{N}$]+(?:['’._/-][\p{L}\p{N}$]+)*/gu;
const joints = /[./-]/;
/** Where a compound in camel case is put together, and where digits meet letters. */
const seams = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
/** Longer ones are hashes and addresses, which nobody types. */
const longest = 48;

/** Lower case without diacritics: `Café` and `cafe` are one word. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function splitCompound(compound: string): Word {
  const parts = compound.split('_').flatMap((part) => part.split(seams).map(fold));
  return { whole: fold(compound.replaceAll('_', '')), parts: parts.length > 1 ? parts : [] };
}

/** Words of a text, in order. Dotted and hyphenated ones are several; identifiers are one, with parts. */
export function readWords(text: string): Word[] {
  return (text.normalize('NFC').match(token) ?? [])
    .map((match) => match.replace(/['’]/g, ''))
    .filter((match) => match.length <= longest)
    .flatMap((match) => match.split(joints).map(splitCompound));
}

/** All words a text can be found by: wholes and parts. */
export function indexWords(text: string): Set<string> {
  return new Set(readWords(text).flatMap(({ whole, parts }) => [whole, ...parts]));
}

/** A text as words with single spaces, to compare titles and queries by. */
export function phrase(text: string): string {
  return readWords(text)
    .map(({ whole }) => whole)
    .join(' ');
}
