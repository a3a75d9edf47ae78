import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPictures } from '../lib/pictures/draw-pictures';
import type { Picture } from '../lib/pictures/picture';
import { readPicture } from '../lib/pictures/read-picture';
import { millisecondsOf } from './run-measured';

const folder = '.cache/bench/pictures';
const count = Number(process.env['BENCH_PICTURES'] ?? 1000);
const never = new AbortController().signal;

async function photo(name: string, width: number, height: number, quality: number): Promise<Picture> {
  const file = join(folder, name);
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  // Noise of a small picture, enlarged: as rough as a photograph is.
  const small = sharp({ create: { width: width >> 2, height: height >> 2, channels: 3, background: '#246', noise } });
  await sharp(await small.png().toBuffer())
    .resize(width, height)
    .jpeg({ quality })
    .toFile(file);
  const picture = readPicture(file);
  if (!picture) throw new Error(`${file} was not written.`);
  return picture;
}

const seconds = async (work: () => Promise<unknown>) => `${((await millisecondsOf(work)) / 1000).toFixed(1)} s`;

/**
 * Draws the copies of 1,000 pictures of 1,200 × 800 pixels (BENCH_PICTURES), cold and warm, and says what ten photographs of
 * 12 megapixels weigh on a phone of 390 pixels, two dots to each.
 */
export async function benchPictures(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pictures: Picture[] = [];
  for (let index = 0; index < count; index++) pictures.push(await photo(`picture-${index}.jpg`, 1200, 800, 80));
  const cache = join(folder, 'cache');
  const mean = pictures.reduce((sum, { bytes }) => sum + bytes, 0) / count / 1000;
  console.log(
    `${count} pictures of ${mean.toFixed(0)} kB, cold: ${await seconds(() => drawPictures(pictures, cache, never, console.log))}`,
  );
  console.log(`warm: ${await seconds(() => drawPictures(pictures, cache, never, console.log))}`);
  const photos: Picture[] = [];
  for (let index = 0; index < 10; index++) photos.push(await photo(`photo-${index}.jpg`, 4000, 3000, 90));
  const drawn = await drawPictures(photos, cache, never, console.log);
  const ofPhone = [...drawn].filter(([path]) => path.endsWith('-1024.avif'));
  const kilobytes = ofPhone.reduce((sum, [, file]) => sum + statSync(file).size, 0) / 1000;
  const whole = photos.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  console.log(`ten photographs of ${whole.toFixed(1)} MB together weigh ${kilobytes.toFixed(0)} kB on a phone`);
}
