import { closeSync, openSync, readSync } from 'node:fs';

/** How files of fonts begin: WOFF2, WOFF, OpenType, and TrueType in its two ways. */
const beginnings = ['wOF2', 'wOFF', 'OTTO', 'true', '\u0000\u0001\u0000\u0000'];

/** Whether a file is a font: a page that says there is none, saved under the name of one, is not. */
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
