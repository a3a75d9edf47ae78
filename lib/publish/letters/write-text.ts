import memoize from 'lodash-es/memoize.js';
import { breakLines, firstLines } from './break-lines';
import { isFromRight, type PlacedGlyph, type ShapedLine, shapeLine, type Writing } from './shape';

/** A text as a picture, in pixels from its upper left corner. */
export interface TextPicture {
  glyphs: PlacedGlyph[];
  /** Pixels in an em. */
  size: number;
  color: string;
  width: number;
  height: number;
}

/** Typographic settings of a text. */
export interface Setting {
  /** Font sizes, largest first. The first one is used with which the text takes at most two lines. */
  sizes: readonly [number, ...number[]];
  /** Width of a line in pixels. */
  width: number;
  /** Most lines in the smallest size. The rest is cut off. */
  lines: number;
  /** Distance between lines, in ems. */
  lineHeight: number;
  /** Additional space between letters, in ems. Scripts with joined letters need 0. */
  tracking: number;
  color: string;
}

/** Least height above the baseline, in ems. */
const leastAbove = 1;

function layOut(text: string, { sizes, width, lines: most, tracking }: Setting, writing: Writing) {
  const widthOf = memoize((line: string) => shapeLine(line, writing, tracking).width);
  for (const size of sizes) {
    const room = { width: width / size, widthOf };
    const lines = breakLines(text, room);
    if (lines.length <= Math.min(2, most)) return { size, lines };
    if (size === sizes.at(-1)) return { size, lines: firstLines(lines, most, room) };
  }
  throw new Error('A text needs a size');
}

/** Height of a line above and below the baseline, in ems. Marks of some scripts are high or low. */
function reachOf({ glyphs }: ShapedLine, leastBelow: number): { above: number; below: number } {
  let [above, below] = [leastAbove, leastBelow];
  for (const { font, id, y } of glyphs) {
    const { yBearing = 0, height = 0 } = font.font.glyphExtents(id) ?? {};
    above = Math.max(above, y + yBearing / font.unitsPerEm);
    below = Math.max(below, -y - (yBearing + height) / font.unitsPerEm);
  }
  return { above, below };
}

/** Draws a text as a picture as wide as its longest line, including all marks. */
export function writeText(text: string, setting: Setting, writing: Writing): TextPicture {
  const { tracking, lineHeight, color } = setting;
  const { size, lines } = layOut(text, setting, writing);
  const fromRight = isFromRight(text, writing.direction);
  // The direction of the whole text applies to each line.
  const shaped = lines.map((line) => shapeLine(line, { ...writing, direction: fromRight ? 'rtl' : 'ltr' }, tracking));
  const leastBelow = lineHeight - leastAbove;
  const reaches = shaped.map((line) => reachOf(line, leastBelow));
  const first = reaches[0]?.above ?? leastAbove;
  const last = reaches.at(-1)?.below ?? leastBelow;
  const width = Math.ceil(Math.max(...shaped.map((line) => line.width)) * size);
  const height = Math.ceil((first + (lines.length - 1) * lineHeight + last) * size);
  const glyphs = shaped.flatMap((line, index) => {
    const left = fromRight ? width - line.width * size : 0;
    const base = (first + index * lineHeight) * size;
    return line.glyphs.map(({ font, id, x, y }) => ({ font, id, x: left + x * size, y: base - y * size }));
  });
  return { glyphs, size, color, width, height };
}
