import { join } from 'node:path';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { sharp } from '@/lib/node/sharp';
import { drawIcons } from '@/lib/publish/draw-icons';
import { tempFolder } from '../../temp-folder';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#0b7285"/></svg>';

it('draws each icon at its size, without a ground of its own', async () => {
  const icons = await drawIcons(join(tempFolder({ 'logo.svg': svg }), 'logo.svg'));
  const sizes = [...icons].map(([name, bytes]) => [name, imageSize(bytes).width]);
  expect(sizes).toEqual([
    ['favicon.ico', 32],
    ['apple-touch-icon.png', 180],
    ['img/icon-192.png', 192],
    ['img/icon-512.png', 512],
  ]);
  // PNG with an alpha channel.
  expect(icons.get('img/icon-192.png')?.readUInt8(25)).toBe(6);
});

it.each(['viewBox="0 0 40 10"', 'width="40" height="10"'])('keeps the shape of a wide logo with %s', async (size) => {
  const wide = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="40" height="10" /></svg>`;
  const icon = (await drawIcons(join(tempFolder({ 'logo.svg': wide }), 'logo.svg'))).get('img/icon-192.png');
  const { info } = await sharp(icon).trim().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([192, 48]);
});
