import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { drawIcons } from '@/lib/publish/draw-icons';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#0b7285"/></svg>';

it('draws each icon at its size, without a ground of its own', async () => {
  const icons = await drawIcons(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
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
