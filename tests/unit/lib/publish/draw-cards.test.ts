import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { drawable } from '@/lib/publish/card';
import { createDrawCard } from '@/lib/publish/draw-cards';
import { tempFolder } from '../../temp-folder';

const logo = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#c1121f"/></svg>').toString('base64')}`;
const card = { title: 'Store', section: ['Services'], brand: 'Nexus', color: '#e63946', logo, address: 'example.com' };

test('draws a small picture of the right size, once', async () => {
  const folder = join(tempFolder(), 'cards');
  const draw = createDrawCard(folder);
  const first = await draw(card);
  expect([first.png.readUInt32BE(16), first.png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(first.png.length).toBeLessThan(40_000);
  expect(existsSync(join(folder, first.name))).toBe(true);
  const { mtimeMs } = statSync(join(folder, first.name));
  const second = await createDrawCard(folder)(card);
  expect(second.png.equals(first.png)).toBe(true);
  expect(statSync(join(folder, first.name)).mtimeMs).toBe(mtimeMs);
  expect((await draw({ ...card, title: 'Vault' })).name).not.toBe(first.name);
  expect(readdirSync(folder)).toHaveLength(2);
}, 30_000);

test('the same card gives the same bytes in another folder', async () => {
  const [one, two] = [await createDrawCard(tempFolder())(card), await createDrawCard(tempFolder())(card)];
  expect(one.name).toBe(two.name);
  expect(one.png.equals(two.png)).toBe(true);
}, 30_000);

test('keeps flat colours as near as nobody sees', async () => {
  const { png } = await createDrawCard(tempFolder())(card);
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ground = [0x0f, 0x13, 0x18];
  for (const [channel, wanted] of ground.entries())
    expect(Math.abs((data[channel] ?? 0) - wanted)).toBeLessThanOrEqual(2);
  expect(png.length).toBeLessThan(12_000);
}, 30_000);

test('asks the network for nothing, whatever the title holds', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  const { png } = await createDrawCard(tempFolder())({
    ...card,
    title: '🎮 日本語 Спасибо ∑',
    section: ['→ Ünïcode “quoted” – €'],
  });
  expect(png.length).toBeGreaterThan(1000);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
}, 30_000);

test('has every letter it says it can draw', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  const codes = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code));
  const letters = codes.filter((letter) => drawable(letter) !== '');
  expect(letters.length).toBeGreaterThan(1000);
  await createDrawCard(tempFolder())({ ...card, title: letters.join(' ') });
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
}, 30_000);

test('leaves out signs that the font cannot draw, and whole texts that would lose letters', () => {
  expect(drawable('A 🎮 “quoted” – Ü€\nСпасибо Łódź')).toBe('A “quoted” – Ü€ Спасибо Łódź');
  expect(drawable('Unity で始める')).toBe('');
});

test('shows the name of the site in place of a title that it cannot draw', async () => {
  const draw = createDrawCard(tempFolder());
  expect((await draw({ ...card, title: 'Unity で始める' })).name).toBe((await draw({ ...card, title: 'Nexus' })).name);
}, 30_000);
