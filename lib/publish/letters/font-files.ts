import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import memoize from 'lodash-es/memoize.js';
import { readJson } from '../../node/read-json';
import { sfntOf } from './sfnt';

export type Weight = 400 | 700;

/** A font package. Each of its files contains some of the letters. */
export interface FontPackage {
  /** The file with a letter, opened; undefined if there is none. */
  fontOf(letter: string, weight: Weight): OpenFont | undefined;
}

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

/**
 * Opens a package of fontsource.
 * @param modules folder of packages
 * @returns undefined if it is not installed
 */
export function openFontPackage(modules: string, name: string): FontPackage | undefined {
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
  return { fontOf: memoize(findFont, (letter, weight) => `${weight} ${letter}`) };
}
