import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sharp } from '@/lib/node/sharp';
import { createDrawCard } from '@/lib/publish/draw-cards';
import { tempFolder } from '../../temp-folder';
import { fontModules } from './letters/font-modules';

const logo = {
  src: `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#c1121f"/></svg>').toString('base64')}`,
  width: 64,
  height: 64,
};
const page = { language: 'en', direction: 'ltr' } as const;
const card = {
  title: 'Store',
  section: ['Services'],
  brand: 'Nexus',
  color: '#e63946',
  logo,
  address: 'example.com',
  ...page,
};

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

test('leaves out signs that no font has, and whole texts that would lose letters', async () => {
  const draw = createDrawCard(tempFolder());
  const pictureOf = async (title: string) => (await draw({ ...card, title })).png;
  expect(
    (await pictureOf('A 🎮 “quoted” – Ü€\nСпасибо Łódź')).equals(await pictureOf('A “quoted” – Ü€ Спасибо Łódź')),
  ).toBe(true);
  expect((await pictureOf('Unity で始める')).equals(await pictureOf(card.brand))).toBe(true);
}, 30_000);

const foreign = [
  ['ja', 'ltr', 'はじめに', 'サービス', 'jp'],
  ['zh-CN', 'ltr', '快速入门', '指南', 'sc'],
  ['ar', 'rtl', 'البدء السريع', 'الخدمات', 'arabic'],
] as const;

test.each(foreign)(
  'shows a title in %s where the font is installed, and else says which one to install',
  async (...row) => {
    const [language, direction, title, section, font] = row;
    const own = { ...card, language, direction };
    const without = createDrawCard(tempFolder(), fontModules());
    const bare = await without({ ...own, title: 'Nexus', section: [] });
    const lost = await without({ ...own, title, section: [section] });
    const lacking = [`@fontsource/noto-sans-${font}`];
    expect([lost.png.equals(bare.png), lost.lacking]).toEqual([true, lacking]);
    // A card that was drawn before says so too.
    expect((await without({ ...own, title, section: [section] })).lacking).toEqual(lacking);
    const modules = fontModules(font);
    const drawn = await createDrawCard(tempFolder(), modules)({ ...own, title, section: [section] });
    expect([drawn.lacking, drawn.png.equals(bare.png)]).toEqual([[], false]);
    const again = await createDrawCard(tempFolder(), fontModules(font))({ ...own, title, section: [section] });
    expect([again.name, again.png.equals(drawn.png)]).toEqual([drawn.name, true]);
    const withoutTitle = await createDrawCard(tempFolder(), modules)({ ...own, title: 'Nexus', section: [section] });
    expect(drawn.name).not.toBe(withoutTitle.name);
  },
  60_000,
);

/** Where the middle of a picture, between logo and stripe, holds more than ground. */
async function extentOf(png: Buffer) {
  const top = 140;
  const area = sharp(png).extract({ left: 0, top, width: 1200, height: 610 - top });
  const { data, info } = await area.greyscale().raw().toBuffer({ resolveWithObject: true });
  const extent = { left: 1200, right: 0, bottom: 0 };
  for (const [at, value] of data.entries()) {
    if (value <= 60) continue;
    const column = at % info.width;
    extent.left = Math.min(extent.left, column);
    extent.right = Math.max(extent.right, column);
    extent.bottom = top + Math.floor(at / info.width);
  }
  return extent;
}

test.each(foreign)(
  'a long title in %s stays within the edges, at the side where its lines begin',
  async (...row) => {
    const [language, direction, title, section, font] = row;
    const draw = createDrawCard(tempFolder(), fontModules(font));
    const long = Array.from({ length: 12 }, () => `${title} Unity`).join(direction === 'rtl' ? ' ' : '');
    const own = { ...card, language, direction, address: '' };
    const drawn = await draw({ ...own, title: long, section: [section] });
    expect(drawn.lacking).toEqual([]);
    const { left, right, bottom } = await extentOf(drawn.png);
    expect(left).toBeGreaterThanOrEqual(78);
    expect(right).toBeLessThanOrEqual(1122);
    expect(bottom).toBeGreaterThan(380);
    expect(bottom).toBeLessThan(530);
    const short = await extentOf((await draw({ ...own, title, section: [] })).png);
    expect([short.left < 100, short.right > 1100]).toEqual([direction === 'ltr', direction === 'rtl']);
  },
  60_000,
);
