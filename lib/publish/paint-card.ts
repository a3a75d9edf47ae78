import memoize from 'lodash-es/memoize.js';
import minBy from 'lodash-es/minBy.js';
import { sharp } from '../node/sharp';
import { mix } from '../theme/color';
import { type CardLayout, cardSize, type Placed } from './card';
import { type IndexedPicture, mostColors, writeIndexedPng } from './indexed-png';
import { createGlyphMasks, type GlyphMask } from './letters/glyph-masks';
import type { TextPicture } from './letters/write-text';
import type { CardLogo } from './read-logo';

const { width, height } = cardSize;
const rowLength = 1 + width;

/** Number of shades between the paper and the colour of a text, for the edges of letters. */
const shades = 7;

interface Canvas extends IndexedPicture {
  colors: string[];
  /** Number of the faintest shade of each text colour. The other shades follow it. */
  inks: Map<string, number>;
}

/** Distance of two colours by their channels. */
function distance(one: string, other: string): number {
  const [first, second] = [Buffer.from(one.slice(1), 'hex'), Buffer.from(other.slice(1), 'hex')];
  return first.reduce((sum, channel, at) => sum + (channel - (second[at] ?? 0)) ** 2, 0);
}

/** The number of a colour on the canvas. New colours are added. When the palette is full, the nearest colour is used. */
function colorNumber({ colors }: Canvas, color: string): number {
  const known = colors.indexOf(color);
  if (known >= 0) return known;
  if (colors.length < mostColors) return colors.push(color) - 1;
  return colors.indexOf(minBy(colors, (other) => distance(color, other)) ?? color);
}

/** The number of the faintest shade of a text colour. */
function inkNumber({ colors, inks }: Canvas, color: string): number {
  const paper = colors[0] ?? color;
  const first = inks.get(color) ?? colors.length;
  if (!inks.has(color)) for (let shade = 1; shade <= shades; shade++) colors.push(mix(color, shade / shades, paper));
  inks.set(color, first);
  return first;
}

function placeOf(x: number, y: number): number {
  return y * rowLength + 1 + x;
}

/** The colours of the pixels of a logo, reduced to a palette. */
async function readColors({ src, width, height }: CardLogo, paper: string): Promise<string[]> {
  const file = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
  const scaled = await sharp(file)
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: paper })
    .png()
    .toBuffer();
  const few = await sharp(scaled).png({ palette: true, dither: 0 }).toBuffer();
  const rgb = (await sharp(few).toColourspace('srgb').removeAlpha().raw().toBuffer()).toString('hex');
  return Array.from({ length: width * height }, (_, at) => `#${rgb.slice(at * 6, at * 6 + 6)}`);
}

function paintLogo(canvas: Canvas, { picture, x, y }: Placed<CardLogo>, colors: readonly string[]): void {
  for (const [at, color] of colors.entries())
    canvas.rows[placeOf(x + (at % picture.width), y + Math.floor(at / picture.width))] = colorNumber(canvas, color);
}

/** @param first number of the faintest shade of the letters' colour */
function paintGlyph({ rows }: Canvas, mask: GlyphMask, left: number, top: number, first: number): void {
  for (let y = Math.max(0, -top); y < mask.height && top + y < height; y++)
    for (let x = Math.max(0, -left); x < mask.width && left + x < width; x++) {
      const shade = Math.round(((mask.cover[y * mask.width + x] ?? 0) / 255) * shades);
      if (shade === 0) continue;
      const at = placeOf(left + x, top + y);
      // Where letters touch, the stronger shade wins.
      rows[at] = Math.max(rows[at] ?? 0, first + shade - 1);
    }
}

/** Creates the function that paints cards as PNG. It keeps letters and logo for further cards. */
export function createPaintCard(): (layout: CardLayout) => Promise<Buffer> {
  const maskOf = createGlyphMasks();
  const logoOf = memoize(readColors, ({ src }, paper) => `${paper} ${src}`);

  async function paintText(canvas: Canvas, { picture, x, y }: Placed<TextPicture>): Promise<void> {
    const ink = inkNumber(canvas, picture.color);
    for (const glyph of picture.glyphs) {
      const left = x + glyph.x;
      const mask = await maskOf(glyph.font, glyph.id, picture.size, left - Math.floor(left));
      if (mask) paintGlyph(canvas, mask, Math.floor(left) + mask.left, Math.round(y + glyph.y) + mask.top, ink);
    }
  }

  return async ({ paper, stripe, logo, texts }) => {
    const canvas: Canvas = { width, height, rows: Buffer.alloc(rowLength * height), colors: [paper], inks: new Map() };
    const color = colorNumber(canvas, stripe.color);
    for (let y = height - stripe.height; y < height; y++) canvas.rows.fill(color, placeOf(0, y), placeOf(width, y));
    for (const text of texts) await paintText(canvas, text);
    if (logo) paintLogo(canvas, logo, await logoOf(logo.picture, paper));
    return writeIndexedPng(canvas);
  };
}
