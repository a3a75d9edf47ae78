import memoize from 'lodash-es/memoize.js';
import { openFontPackage, type Weight } from './font-files';
import { fontPackages } from './font-packages';
import type { FontOf, Writing } from './shape';
import { type Setting, type TextPicture, writeText } from './write-text';

/** Language and direction of the page of a text. */
export type Tongue = Pick<Writing, 'language' | 'direction'>;

const standard = '@fontsource/inter';

/** Signs that change the meaning of a text. */
const counts = /[\p{L}\p{N}]/u;

/** Joiners and marks, which belong to the letter before them. */
const attached = /[\p{M}\p{Cf}]/u;

/** Removes the signs that are in no font. */
function withoutUnknown(text: string, fontOf: FontOf): string {
  let isKept = false;
  const kept = Array.from(text.normalize('NFC').replace(/\s+/g, ' ')).filter((sign) => {
    isKept = attached.test(sign) ? isKept : fontOf(sign) !== undefined;
    return isKept;
  });
  return kept.join('').replace(/ +/g, ' ').trim();
}

/** Draws texts in all installed fonts. @param modules folder of packages */
export function openLetters(modules: string) {
  const open = memoize((name: string) => openFontPackage(modules, name));
  const finder =
    (weight: Weight, language: string): FontOf =>
    (sign) => {
      for (const name of [standard, ...fontPackages(sign, language)]) {
        const font = open(name)?.(sign, weight);
        if (font) return font;
      }
      return undefined;
    };
  const lost = (text: string, fontOf: FontOf) =>
    Array.from(text.normalize('NFC')).filter((sign) => counts.test(sign) && !fontOf(sign));
  return {
    /** A text as a picture; undefined if it would lose letters. */
    write(text: string, { weight, ...setting }: Setting & { weight: Weight }, tongue: Tongue): TextPicture | undefined {
      const fontOf = finder(weight, tongue.language);
      if (lost(text, fontOf).length > 0) return undefined;
      const known = withoutUnknown(text, fontOf);
      return known === '' ? undefined : writeText(known, setting, { ...tongue, fontOf });
    },
    /** Packages to install for missing letters of a text; `` for unknown letters. */
    lacking(text: string, { language }: Tongue): string[] {
      const letters = lost(text, finder(700, language));
      const names = letters.map((sign) => fontPackages(sign, language).find((name) => !open(name)) ?? '');
      return [...new Set(names)];
    },
  };
}
