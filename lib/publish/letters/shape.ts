import bidiFactory from 'bidi-js';
import { Buffer, Direction, shape } from 'harfbuzzjs';
import type { OpenFont } from './font-files';

/** Finds the font for a letter; undefined if there is none. */
export type FontOf = (letter: string) => OpenFont | undefined;

export interface Writing {
  fontOf: FontOf;
  /** Direction of the whole text; undefined if its first letter decides. */
  direction: 'ltr' | 'rtl' | undefined;
  language: string;
}

/** A glyph, and where its baseline starts. */
export interface PlacedGlyph {
  font: OpenFont;
  id: number;
  x: number;
  y: number;
}

/** A line of glyphs, measured in ems from its start. */
export interface ShapedLine {
  width: number;
  glyphs: PlacedGlyph[];
}

interface Run {
  from: number;
  to: number;
  font: OpenFont;
  /** Embedding level. Odd levels run from right to left. */
  level: number;
}

const bidi = bidiFactory();

/** Invisible signs that say how letters join. */
const unseen = /\p{Cf}/u;

/** Marks on the letter before. They are positioned if both are in the same font. */
const mark = /\p{M}/u;

function goesWith({ font }: OpenFont, sign: string): boolean {
  return unseen.test(sign) || (mark.test(sign) && font.nominalGlyph(sign.codePointAt(0) ?? 0) !== undefined);
}

/** Whether a text runs from right to left. */
export function isFromRight(text: string, direction: Writing['direction']): boolean {
  return bidi.getEmbeddingLevels(text, direction).paragraphs[0]?.level === 1;
}

/** Splits a text into runs of one font and direction. Signs without a font are left out. */
function runsOf(text: string, { fontOf, direction }: Writing): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: Run[] = [];
  let from = 0;
  for (const letter of text) {
    const last = runs.at(-1);
    const font = last && goesWith(last.font, letter) ? last.font : fontOf(letter);
    const to = from + letter.length;
    const level = levels[from] ?? 0;
    if (font && last?.font === font && last.level === level && last.to === from) last.to = to;
    else if (font) runs.push({ from, to, font, level });
    from = to;
  }
  return runs;
}

/** Orders runs from left to right: from the deepest level outwards, runs in the other direction are reversed. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = deepest; level > 0; level--)
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  return ordered;
}

/** Turns a line into glyphs from left to right, joined and with marks. @param tracking more space between, in ems */
export function shapeLine(text: string, writing: Writing, tracking = 0): ShapedLine {
  const glyphs: ShapedLine['glyphs'] = [];
  let width = 0;
  for (const { from, to, font, level } of inVisualOrder(runsOf(text, writing))) {
    const buffer = new Buffer();
    buffer.addText(text, from, to - from);
    buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(writing.language);
    buffer.guessSegmentProperties();
    shape(font.font, buffer);
    const size = 1 / font.unitsPerEm;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({ font, id: codepoint, x: width + xOffset * size, y: yOffset * size });
      width += xAdvance * size + tracking;
    }
  }
  return { width, glyphs };
}
