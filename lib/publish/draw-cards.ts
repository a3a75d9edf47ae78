import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { writeWhole } from '../node/write-whole';
import { type Card, cardElement, cardFonts, cardSize, drawable, fontName, type WriteText } from './card';
import type { Letters } from './letters/letters';

/** A card as a picture. */
export interface DrawnCard {
  name: string;
  png: Buffer;
  /** Packages with the letters that its texts would have lost, which it does not show; `` where none is known. */
  lacking: readonly string[];
}

/** Draws a card, or finds it among those drawn before. */
export type DrawCard = (card: Card) => Promise<DrawnCard>;

const require = createRequire(import.meta.url);
const fontPackage = require.resolve('@fontsource/inter/package.json');

function readFonts() {
  const folder = join(dirname(fontPackage), 'files');
  return cardFonts.flatMap((part) =>
    ([400, 700] as const).map((weight) => ({
      name: fontName(part),
      data: readFileSync(join(folder, `inter-${part}-${weight}-normal.woff`)),
      weight,
      style: 'normal' as const,
    })),
  );
}

function versionOf(packageFile: string): string {
  return (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
}

/** What an element looks like, without React's own notes. */
function describeElement(element: ReactElement): string {
  return JSON.stringify(element, (key, value: unknown) => (key.startsWith('_') ? undefined : value));
}

/** As few colours as flat areas and letters need, which is a quarter of the bytes; a logo of many colours keeps more. */
const format = { palette: true, quality: 50, dither: 0, effort: 1, compressionLevel: 6 } as const;

/** Loaded when there is something to draw: the renderer takes most of a second to start. */
async function draw(element: ReactElement, fonts: ReturnType<typeof readFonts>): Promise<Buffer> {
  const { ImageResponse } = await import('next/og.js');
  const image = new ImageResponse(element, { ...cardSize, fonts });
  return sharp(await image.arrayBuffer())
    .png(format)
    .toBuffer();
}

/**
 * Creates the function that draws cards as PNG. A card's name is a hash of everything it is drawn from, so that a
 * picture is drawn once, and an address never changes what it shows.
 * @param cacheDir folder that keeps what was drawn
 * @param modules folder of packages: those of fonts for further scripts are looked for there
 */
export function createDrawCard(cacheDir: string, modules = join(dirname(fontPackage), '../..')): DrawCard {
  const tools = `next ${versionOf(require.resolve('next/package.json'))}, font ${versionOf(fontPackage)}, ${JSON.stringify(format)}`;
  let fonts: ReturnType<typeof readFonts> | undefined;
  let opened: Letters | undefined;

  return async (card) => {
    const foreign = [card.brand, ...card.section, card.title].filter((text) => text.trim() !== '' && !drawable(text));
    // Most sites need no more than the one font, and load nothing that could draw others.
    if (foreign.length > 0) opened ??= (await import('./letters/letters')).openLetters(modules);
    const letters = opened;
    const write: WriteText = (text, setting) => letters?.write(text, setting, card);
    const lacking = [...new Set(foreign.flatMap((text) => letters?.lacking(text, card) ?? []))];
    const element = cardElement(card, write);
    const hash = createHash('sha256')
      .update(`${tools}\n${describeElement(element)}`)
      .digest('hex')
      .slice(0, 16);
    const name = `${hash}.png`;
    const file = join(cacheDir, name);
    if (existsSync(file)) return { name, png: readFileSync(file), lacking };
    fonts ??= readFonts();
    const png = await draw(element, fonts);
    writeWhole(file, png);
    return { name, png, lacking };
  };
}
