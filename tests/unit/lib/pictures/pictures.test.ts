import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharp } from '@/lib/node/sharp';
import { drawPictures, placePictures } from '@/lib/pictures/draw-pictures';
import { copiesOf, pictureSources } from '@/lib/pictures/picture';
import { readPicture } from '@/lib/pictures/read-picture';
import { tempFolder } from '../../temp-folder';

const picture = {
  file: '/a/My photo.jpg',
  type: 'jpg',
  hash: 'abcdef0123456789',
  width: 4000,
  height: 3000,
  bytes: 4_000_000,
};
const unheard = (line: string) => expect(line).toBe('');
const never = new AbortController().signal;

async function photo(folder: string, width: number, height: number, orientation?: number): Promise<string> {
  const file = join(folder, 'photo.jpg');
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const image = sharp({ create: { width, height, channels: 3, background: '#246', noise } }).jpeg();
  await (orientation ? image.withMetadata({ orientation }) : image).toFile(file);
  return file;
}

describe('the copies of a picture', () => {
  it('have the widths of phones and dense screens, and names that change with the picture', () => {
    expect(pictureSources(picture, '/base')).toEqual([
      {
        type: 'image/avif',
        srcset:
          '/base/_pictures/my-photo-abcdef012345-640.avif 640w, /base/_pictures/my-photo-abcdef012345-1024.avif 1024w, /base/_pictures/my-photo-abcdef012345-1472.avif 1472w',
      },
      { type: 'image/webp', srcset: '/base/_pictures/my-photo-abcdef012345-1024.webp 1024w' },
    ]);
  });

  it('are never wider than the picture', () => {
    expect(copiesOf({ ...picture, width: 900 }).map(({ width }) => width)).toEqual([640, 900, 900]);
    expect(copiesOf({ ...picture, width: 300 }).map(({ width }) => width)).toEqual([300, 300]);
  });

  it.each([
    ['a drawing', { ...picture, type: 'svg' }],
    ['what may move', { ...picture, type: 'gif' }],
    ['a small file', { ...picture, bytes: 5_000 }],
  ])('are none for %s', (_, one) => expect(copiesOf(one)).toEqual([]));
});

describe('drawing', () => {
  it('makes every copy once, and puts them where pages look', async () => {
    const folder = tempFolder();
    const found = readPicture(await photo(folder, 1200, 800));
    const pictures = found ? [found] : [];
    const drawn = await drawPictures(pictures, join(folder, 'cache'), never, unheard);
    const times = Array.from(drawn.values(), (file) => statSync(file).mtimeMs);
    placePictures(join(folder, 'out'), await drawPictures(pictures, join(folder, 'cache'), never, unheard));
    expect(Array.from(drawn.values(), (file) => statSync(file).mtimeMs)).toEqual(times);
    const sizes = readdirSync(join(folder, 'out/_pictures')).map(async (name) => {
      const { format, width, height } = await sharp(join(folder, 'out/_pictures', name)).metadata();
      return [format, width, height];
    });
    expect((await Promise.all(sizes)).sort()).toEqual([
      ['heif', 1200, 800],
      ['heif', 640, 427],
      ['webp', 1024, 683],
    ]);
  });

  it('turns a picture as the camera was held, and reserves the space of that', async () => {
    const folder = tempFolder();
    const found = readPicture(await photo(folder, 900, 600, 6));
    expect(found).toMatchObject({ width: 600, height: 900 });
    const drawn = await drawPictures(found ? [found] : [], join(folder, 'cache'), never, unheard);
    const [first = ''] = drawn.values();
    expect(await sharp(first).metadata()).toMatchObject({ width: 600, height: 900 });
  });

  it('goes by what a file is, not by its name', async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
    const file = join(tempFolder(), 'gif.jpg');
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#246', noise } })
      .gif({ effort: 1 })
      .toFile(file);
    const found = readPicture(file);
    expect(found).toMatchObject({ type: 'gif', width: 600 });
    expect(found && copiesOf(found)).toEqual([]);
  });

  it('names a picture that cannot be drawn, shows it as it is, and keeps nothing of it', async () => {
    const folder = tempFolder({ 'a.jpg': 'x'.repeat(20_000) });
    const lines: string[] = [];
    const broken = { ...picture, file: join(folder, 'a.jpg') };
    const drawn = await drawPictures([broken], join(folder, 'cache'), never, (line) => lines.push(line));
    expect(lines).toEqual([expect.stringMatching(/^warning: .*a\.jpg is shown as it is, .+ Save it again\.$/)]);
    expect([...new Set(drawn.values())]).toEqual([broken.file]);
    expect(existsSync(join(folder, 'cache'))).toBe(false);
  });
});
