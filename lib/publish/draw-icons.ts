import { sharp } from '../node/sharp';

const touchSize = 180;
const appSizes = [192, 512];

/** An .ico file with one PNG, which all browsers since Internet Explorer 11 support. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/**
 * Draws the icons for browsers and phones, by their paths below public/. Logos that are not square keep their shape.
 * @throws Error if the file is no picture
 */
export async function drawIcons(logo: string): Promise<Map<string, Buffer>> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const draw = (size: number) =>
    sharp(logo).resize({ width: size, height: size, fit: 'contain', background }).ensureAlpha().png().toBuffer();
  const icons = new Map([
    ['favicon.ico', icoOf(await draw(32), 32)],
    ['apple-touch-icon.png', await draw(touchSize)],
  ]);
  for (const size of appSizes) icons.set(`img/icon-${size}.png`, await draw(size));
  return icons;
}
