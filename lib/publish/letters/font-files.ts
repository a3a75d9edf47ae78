import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { Blob, Face, Font } from 'harfbuzzjs';
import memoize from 'lodash-es/memoize.js';
import { readJson } from '../../node/read-json';

export type Weight = 400 | 700;

export interface OpenFont {
  font: Font;
  /** Units per em. */
  unitsPerEm: number;
}

/** Parses `U+4e00-4e02,U+4e07`. */
function parseRanges(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/** Unpacks a WOFF file to the font format of drawing programs. */
function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(sfntHeader + count * sfntEntry);
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const entry = woffHeader + index * woffEntry;
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const data = woff.subarray(from, from + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(data) : data).copy(table);
    const to = sfntHeader + index * sfntEntry;
    woff.copy(head, to, entry, entry + 4);
    woff.copy(head, to + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([head, ...tables]);
}

/**
 * Opens a package of fontsource.
 * @param modules folder of packages
 * @returns a function that opens the file of the package with a letter, if there is one; undefined if the package is not
 * installed
 */
export function openFontPackage(modules: string, name: string) {
  const folder = join(modules, name);
  if (!existsSync(join(folder, 'unicode.json'))) return undefined;
  const list = readJson(join(folder, 'unicode.json')) as Record<string, string>;
  const parts = Object.entries(list).map(([key, ranges]) => ({
    key: key.replace(/^\[|\]$/g, ''),
    ranges: parseRanges(ranges),
  }));
  const family = name.slice(name.indexOf('/') + 1);
  const openFile = memoize((file: string): OpenFont | undefined => {
    const path = join(folder, 'files', file);
    const face = existsSync(path) ? new Face(new Blob(sfntOf(readFileSync(path)))) : undefined;
    return face && { font: new Font(face), unitsPerEm: face.upem };
  });
  function findFont(letter: string, weight: Weight): OpenFont | undefined {
    const code = letter.codePointAt(0) ?? 0;
    const has = ({ ranges }: (typeof parts)[number]) => ranges.some(([from, to]) => code >= from && code <= to);
    for (const { key } of parts.filter(has)) {
      const opened = openFile(`${family}-${key}-${weight}-normal.woff`);
      if (opened?.font.nominalGlyph(code)) return opened;
    }
    return undefined;
  }
  return memoize(findFont, (letter, weight) => `${weight} ${letter}`);
}
