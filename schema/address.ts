/** ASCII that addresses may hold. No host gives one of these a meaning in a path. */
const plain = /^[A-Za-z\d\-_.~+@,!'()=&/]$/;
/** Other letters, digits, marks and signs: hosts get them percent-encoded. */
const written = /^[\p{L}\p{N}\p{M}\p{P}\p{S}\u200C\u200D]$/u;
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]$/u;
/** These join letters and pictures, and are seen in what they join. */
const joining = /^(?:\u200C|\u200D|\uFE0F)$/;

/** What hosts read these as, in the lists of redirects that they are given. */
const meanings: Readonly<Record<string, string>> = {
  '*': 'which hosts read as “anything”',
  ':': 'which hosts read as the name of a placeholder',
  $: 'which hosts read as a variable',
};

const longest = 500;
/** Bytes. Files are named after addresses, with an ending, and systems take 255. */
const longestPart = 200;

function letterFlaw(letter: string): string {
  if (/^\p{Zs}$/u.test(letter)) return 'contains a space';
  if (invisible.test(letter)) {
    const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `contains U+${code}, a character that nobody sees`;
  }
  const meaning = meanings[letter];
  return `contains ${letter}${meaning ? `, ${meaning}` : ''}`;
}

function isAllowed(letter: string): boolean {
  if (letter < '\u0080') return plain.test(letter);
  return written.test(letter) && (!invisible.test(letter) || joining.test(letter));
}

/** What makes an address too long for the files and hosts it meets, or leads it out of its folder; else undefined. */
function shapeFlaw(address: string): string | undefined {
  if (address.length > longest) return `is longer than ${longest} characters`;
  const parts = address.split('/');
  if (parts.includes('..')) return 'leaves its folder with ..';
  // Encoded, because schemas are read by browsers too, which have no Buffer.
  const bytes = new TextEncoder();
  return parts.some((part) => bytes.encode(part).length > longestPart)
    ? `has a part that is longer than ${longestPart} bytes`
    : undefined;
}

/** Why a text cannot be an address, or a part of one: its length, a character, or where it leads. */
export function addressFlaw(address: string): string | undefined {
  const flaw = shapeFlaw(address);
  if (flaw !== undefined) return flaw;
  const letter = [...address].find((one) => !isAllowed(one));
  return letter === undefined ? undefined : letterFlaw(letter);
}

/** The same for a name that an address is made of where none is written, such as the key of a tag: prose is allowed. */
export function nameFlaw(name: string): string | undefined {
  const flaw = shapeFlaw(name);
  if (flaw !== undefined) return flaw;
  const letter = [...name].find((one) => invisible.test(one) && !joining.test(one));
  return letter === undefined ? undefined : letterFlaw(letter);
}
