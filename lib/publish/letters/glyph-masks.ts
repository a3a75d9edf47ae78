import memoize from 'lodash-es/memoize.js';
import sharp from 'sharp';
import type { OpenFont } from './font-files';

/** How much of each pixel a glyph covers, from 0 to 255, and where its pixels lie from the start of its baseline on. */
export interface GlyphMask {
  left: number;
  top: number;
  width: number;
  height: number;
  cover: Buffer;
}

/** Places within a pixel at which a glyph may start: letters stand as far apart as they should, to an eighth of a pixel. */
const steps = 4;

async function drawMask({ font, unitsPerEm }: OpenFont, id: number, size: number, start: number) {
  const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(id) ?? {};
  const scale = size / unitsPerEm;
  const left = Math.floor(xBearing * scale + start);
  const top = Math.floor(-yBearing * scale);
  // Extents go down from the upper edge, so that a height is negative.
  const right = Math.ceil((xBearing + width) * scale + start);
  const bottom = Math.ceil((-yBearing - height) * scale);
  if (right <= left || bottom <= top) return undefined;
  const box = { width: right - left, height: bottom - top };
  const path = `<path transform="translate(${start - left} ${-top}) scale(${scale} ${-scale})" d="${font.glyphToPath(id)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}">${path}</svg>`;
  const cover = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return { left, top, ...box, cover } satisfies GlyphMask;
}

/**
 * Creates the function that draws glyphs, each once: letters return on every card, and copying one takes a hundredth of the
 * time of drawing it.
 * @returns a function of a glyph, its size in pixels and the place of its start in a pixel, from 0 to 1; its mask is undefined
 * where nothing is seen of it
 */
export function createGlyphMasks(): (
  font: OpenFont,
  id: number,
  size: number,
  place: number,
) => Promise<GlyphMask | undefined> {
  const masksOf = memoize((_font: OpenFont) => new Map<string, Promise<GlyphMask | undefined>>());
  return (font, id, size, place) => {
    const start = Math.round(place * steps) / steps;
    const masks = masksOf(font);
    const key = `${id} ${size} ${start}`;
    const known = masks.get(key) ?? drawMask(font, id, size, start);
    masks.set(key, known);
    return known;
  };
}
