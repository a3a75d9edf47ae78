import type { Problem } from './types';
import { createLineIndex } from './place';

const byteOrderMark = '\uFEFF';

function decodeUtf16(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return undefined;
  const swapped = Uint8Array.from(bytes.subarray(0, bytes.length & ~1));
  for (let at = 0; at < swapped.length; at += 2) [swapped[at], swapped[at + 1]] = [swapped[at + 1] ?? 0, swapped[at] ?? 0];
  return new TextDecoder('utf-16le').decode(swapped);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Number of leading bytes that are valid UTF-8. A cut through a character does not count against it. */
function validLength(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const head = bytes.subarray(0, middle);
    const complete = [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, middle - cut)) && canContinue(head.subarray(middle - cut)));
    if (complete) low = middle;
    else high = middle - 1;
  }
  return low;
}

function canContinue(tail: Uint8Array): boolean {
  const [first = 0, second] = tail;
  if (tail.length === 0) return true;
  const length = first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 1;
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  return first < 0xf5 && tail.length < length && (second === undefined || (second >= low && second <= high));
}

/** Ends every line with `\n` and drops the byte-order mark, so that no position depends on either. */
function unify(text: string): string {
  const start = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  return start.includes('\r') ? start.replace(/\r\n?/g, '\n') : start;
}

/** Text of a file, always usable; a file that is not UTF-8 comes with the problem at its first wrong byte. */
export function decodeFile(bytes: Uint8Array): { text: string; problem?: Problem } {
  const code = 'encoding/not-utf8';
  const utf16 = decodeUtf16(bytes);
  if (utf16 !== undefined) {
    const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
    return { text: unify(utf16), problem: { code, ...place, message: 'The file is UTF-16, not UTF-8', hint: 'Save it with the encoding UTF-8.' } };
  }
  const text = unify(new TextDecoder('utf-8').decode(bytes));
  if (isUtf8(bytes)) return { text };
  const before = unify(new TextDecoder('utf-8').decode(bytes.subarray(0, validLength(bytes))));
  const offset = before.endsWith('\uFFFD') ? before.length - 1 : before.length;
  const value = (bytes[validLength(bytes)] ?? bytes[bytes.length - 1] ?? 0).toString(16).padStart(2, '0');
  const place = createLineIndex(text).place(offset, offset + 1);
  return { text, problem: { code, ...place, message: `The file is not UTF-8: byte 0x${value}`, hint: 'Save it with the encoding UTF-8.' } };
}
