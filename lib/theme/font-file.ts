import { closeSync, openSync, readSync } from 'node:fs';

/** The first bytes of font files: WOFF2, WOFF, OpenType, and both kinds of TrueType. */
const beginnings = ['wOF2', 'wOFF', 'OTTO', 'true', '\u0000\u0001\u0000\u0000'];

/** Whether a file is a font, and not for example an error page that was saved under the name of one. */
export function isFontFile(file: string): boolean {
  const start = Buffer.alloc(4);
  const open = openSync(file, 'r');
  try {
    readSync(open, start, 0, start.length, 0);
  } finally {
    closeSync(open);
  }
  return beginnings.includes(start.toString('latin1'));
}
