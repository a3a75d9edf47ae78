import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import memoize from 'lodash-es/memoize.js';
import { hash } from '../node/hash';
import { readJson } from '../node/read-json';
import { sharp } from '../node/sharp';
import { writeWhole } from '../node/write-whole';
import { type Card, layOutCard } from './card';
import { fontPackages } from './letters/font-packages';
import type { openLetters } from './letters/letters';
import { createPaintCard } from './paint-card';

export type DrawCard = ReturnType<typeof createDrawCard>;

const require = createRequire(import.meta.url);
const fontPackage = require.resolve('@fontsource/inter/package.json');

function versionOf(packageFile: string): string {
  if (!existsSync(packageFile)) return '';
  return (readJson(packageFile) as { version?: string }).version ?? '';
}

/** Increased when the same card looks different. */
const drawing = 3;

/**
 * Creates the function that draws cards as PNG. The name of a card is a hash of all its inputs, so that each picture is
 * drawn once and the picture at an address never changes.
 * @param cacheDir folder for drawn cards
 * @param modules folder of packages, with fonts for further scripts
 * @returns a function that draws a card, or takes it from the cache. `lacking` are the packages with letters that are missing
 * in its texts, which it does not show; `` for unknown letters.
 */
export function createDrawCard(cacheDir: string, modules = join(dirname(fontPackage), '../..')) {
  const tools = `drawing ${drawing}, sharp ${JSON.stringify(sharp.versions)}, font ${versionOf(fontPackage)}`;
  const installed = memoize((name: string) => versionOf(join(modules, name, 'package.json')));
  const paint = createPaintCard();
  let letters: ReturnType<typeof openLetters> | undefined;

  /** The further fonts for a text, with their installed versions. */
  function furtherFonts(text: string, language: string): string[] {
    const names = new Set(Array.from(text).flatMap((letter) => fontPackages(letter, language)));
    return [...names].map((name) => `${name} ${installed(name)}`);
  }

  return async (card: Card) => {
    const texts = [card.brand, ...card.section, card.title];
    const fonts = furtherFonts(texts.join(''), card.language);
    const drawn = hash(JSON.stringify([tools, fonts, card])).slice(0, 16);
    const name = `${drawn}.png`;
    const file = join(cacheDir, name);
    const lackingFile = join(cacheDir, `${drawn}.json`);
    if (existsSync(file)) {
      const lacking = existsSync(lackingFile) ? (readJson(lackingFile) as string[]) : [];
      return { name, png: readFileSync(file), lacking };
    }
    // A build with all cards in the cache loads no drawing code.
    letters ??= (await import('./letters/letters')).openLetters(modules);
    const { write, lacking: lackingOf } = letters;
    const lacking = [...new Set(texts.flatMap((text) => lackingOf(text, card)))];
    const png = await paint(layOutCard(card, (text, setting) => write(text, setting, card)));
    if (lacking.length > 0) writeWhole(lackingFile, JSON.stringify(lacking));
    writeWhole(file, png);
    return { name, png, lacking };
  };
}
