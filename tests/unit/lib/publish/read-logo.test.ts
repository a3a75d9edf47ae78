import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sharp } from '@/lib/node/sharp';
import { readLogo } from '@/lib/publish/read-logo';
import { tempFolder } from '../../temp-folder';

const svg = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="40" height="10" /></svg>`;

it.each([
  ['viewBox="0 0 64 64"', 64, 64],
  ['viewBox="0 0 40 10"', 256, 64],
  ['viewBox="0 0 10 40"', 16, 64],
  ['viewBox="0 0 400 10"', 320, 8],
  ['width="40" height="10"', 256, 64],
  ['', 256, 64],
])('reads a logo with %j in its shape', async (size, width, height) => {
  const folder = tempFolder({ 'logo.svg': svg(size) });
  expect(await readLogo(join(folder, 'logo.svg'))).toMatchObject({ width, height });
});

it('reads a WebP picture as one that cards can show', async () => {
  const file = join(tempFolder(), 'logo.webp');
  await sharp(Buffer.from(svg('viewBox="0 0 40 10"'))).toFile(file);
  expect((await readLogo(file))?.src).toMatch(/^data:image\/png;base64,/);
});

it('knows no logo in a file that is none', async () => {
  const folder = tempFolder({ 'logo.svg': 'words' });
  expect(await readLogo(join(folder, 'logo.svg'))).toBeUndefined();
  expect(await readLogo(join(folder, 'gone.svg'))).toBeUndefined();
});
