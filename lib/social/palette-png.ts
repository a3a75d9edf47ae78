import { deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const maxColors = 256;
/** Difference of a channel from which on colours are two: five steps, which is what the edges of letters need. */
const step = 64;

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function readChunks(png: Buffer): { header: Buffer; data: Buffer } {
  let header = Buffer.alloc(13);
  const parts: Buffer[] = [];
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = Buffer.from(body);
    if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  return { header, data: Buffer.concat(parts) };
}

/** Pixels of unfiltered rows, one number each; undefined where a row is filtered. */
function pixelsOf(rows: Buffer, width: number, height: number): Uint32Array | undefined {
  const pixels = Buffer.alloc(width * height * 4);
  const stride = width * 4;
  for (let row = 0; row < height; row++) {
    const start = row * (stride + 1);
    if (rows[start] !== 0) return undefined;
    rows.copy(pixels, row * stride, start + 1, start + 1 + stride);
  }
  return new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
}

/** What a pixel has in common with those that count as the same colour. */
function classOf(pixel: number): number {
  const stepOf = (channel: number) => Math.round((channel & 255) / step);
  return stepOf(pixel) | (stepOf(pixel >> 8) << 8) | (stepOf(pixel >> 16) << 16);
}

/** How often each colour is there. Most pixels have the colour of the one before: looking up only changes takes a tenth of the time. */
function countPixels(pixels: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let index = 1; index <= pixels.length; index++) {
    const pixel = pixels[start] ?? 0;
    if (index < pixels.length && pixels[index] === pixel) continue;
    counts.set(pixel, (counts.get(pixel) ?? 0) + index - start);
    start = index;
  }
  return counts;
}

/** Colours that are told apart, each as it is most often, and rows of their numbers; undefined where they are too many. */
function indexPixels(pixels: Uint32Array, width: number): { palette: number[]; rows: Buffer } | undefined {
  const counts = countPixels(pixels);
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([pixel]) => pixel);
  const numbers = new Map<number, number>();
  const palette: number[] = [];
  for (const pixel of byCount) {
    const like = classOf(pixel);
    if (numbers.has(like)) continue;
    if (palette.length === maxColors) return undefined;
    numbers.set(like, palette.length);
    palette.push(pixel);
  }
  const numberOf = new Map(byCount.map((pixel) => [pixel, numbers.get(classOf(pixel)) ?? 0]));
  const rows = Buffer.alloc(pixels.length + pixels.length / width);
  let last = -1;
  let number = 0;
  for (let index = 0, at = 0; index < pixels.length; index++) {
    if (index % width === 0) at++;
    const pixel = pixels[index] ?? 0;
    if (pixel !== last) number = numberOf.get(pixel) ?? 0;
    last = pixel;
    rows[at++] = number;
  }
  return { palette, rows };
}

/**
 * Writes an opaque RGBA image with a palette, a third of its size where colours are few. Of colours that
 * are near each other the most frequent one stands for all: flat areas and letters stay what they are, their edges have
 * fewer steps.
 * @param png 8-bit RGBA without interlacing; what cannot be written that way comes back as it is
 */
export function toPalettePng(png: Buffer): Buffer {
  const { header, data } = readChunks(png);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const isRgba = header[8] === 8 && header[9] === 6 && header[12] === 0;
  const pixels = isRgba ? pixelsOf(inflateSync(data), width, height) : undefined;
  const indexed = pixels && indexPixels(pixels, width);
  if (!indexed) return png;
  const colors = Buffer.from(
    indexed.palette.flatMap((pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]),
  );
  header[9] = 3;
  const image = chunk('IDAT', deflateSync(indexed.rows, { level: 8, memLevel: 9 }));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    image,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
