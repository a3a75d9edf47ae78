import { isUtf8 } from 'node:buffer';
import { createLineIndex, fileStart } from '../../report/place';
import type { Problem } from './types';

const byteOrderMark = '\uFEFF';

function decodeUtf16(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return bytes[0] === 0xfe && bytes[1] === 0xff ? new TextDecoder('utf-16be').decode(bytes) : undefined;
}

/** Offset of the first byte that is not UTF-8. There the decoder writes a character that the bytes do not hold. */
function firstWrongByte(bytes: Uint8Array): number {
  const written = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  let at = written.findIndex((byte, index) => byte !== bytes[index]);
  // To the start of that character.
  while (((written[at] ?? 0) & 0xc0) === 0x80) at--;
  return at;
}

/** Makes every line end `\n` and drops the byte-order mark, so that positions do not depend on them. */
function unify(text: string): string {
  const start = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  return start.includes('\r') ? start.replace(/\r\n?/g, '\n') : start;
}

/** A carriage return alone ends a line in Markdown, but not in readers of front matter. */
function loneReturn(raw: string, text: string): Problem | undefined {
  const at = raw.search(/\r(?!\n)/);
  if (at === -1) return undefined;
  const offset = unify(raw.slice(0, at)).length;
  const message = 'A line ends with a carriage return alone, as on old Macs';
  const hint = 'Save the file with the line ends of Unix (LF) or Windows (CRLF).';
  return { code: 'encoding/line-ends', ...createLineIndex(text).place(offset, offset + 1), message, hint };
}

const isUtf16: Problem = {
  code: 'encoding/not-utf8',
  ...fileStart,
  message: 'The file is UTF-16, not UTF-8',
  hint: 'Save it with the encoding UTF-8.',
};

/** A file with zero bytes is no text: a picture with a wrong name, or UTF-16 without a mark. */
function noText(bytes: Uint8Array): Problem | undefined {
  if (!bytes.includes(0)) return undefined;
  const message = 'The file is no text: it holds bytes that are zero';
  return { ...isUtf16, message, hint: 'Give it the ending of what it is, or save it as text with the encoding UTF-8.' };
}

/** Text of a file, with the first place that is not UTF-8 or has ambiguous line ends. `unreadable` if it is meaningless. */
export function decodeFile(bytes: Uint8Array): { text: string; problem?: Problem; unreadable?: true } {
  const utf16 = decodeUtf16(bytes);
  if (utf16 !== undefined) return { text: unify(utf16), problem: isUtf16 };
  const raw = new TextDecoder('utf-8').decode(bytes);
  const text = unify(raw);
  const none = noText(bytes);
  if (none) return { text, problem: none, unreadable: true };
  if (isUtf8(bytes)) {
    const problem = loneReturn(raw, text);
    return { text, ...(problem && { problem }) };
  }
  const wrong = firstWrongByte(bytes);
  const offset = unify(new TextDecoder('utf-8').decode(bytes.subarray(0, wrong))).length;
  const value = (bytes[wrong] ?? 0).toString(16).padStart(2, '0');
  const message = `The file is not UTF-8: byte 0x${value}`;
  return { text, problem: { ...isUtf16, ...createLineIndex(text).place(offset, offset + 1), message } };
}
