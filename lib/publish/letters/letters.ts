import memoize from 'lodash-es/memoize.js';
import { openFontPackage, type Weight } from './font-files';
import { fontPackages } from './font-packages';
import type { FontOf, Writing } from './shape';
import { type Setting, type TextPicture, writeText } from './write-text';

/** Language and direction of the page that a text is of. */
export type Tongue = Pick<Writing, 'language' | 'direction'>;

/** Draws texts that are not in the letters of the font of the pictures. */
export interface Letters {
  /** A text as a picture; undefined where it would lose letters. */
  write(text: string, setting: Setting & { weight: Weight }, tongue: Tongue): TextPicture | undefined;
  /** Packages to install for the letters that a text would lose: the first of those that have one; `` where none is known. */
  lacking(text: string, tongue: Tongue): string[];
}

const standard = '@fontsource/inter';

/** Whether leaving a sign out changes what a text says. */
const counts = /[\p{L}\p{N}]/u;

/** Joins and marks: they stay where what is before them does. */
const attached = /[\p{M}\p{Cf}]/u;

/** A text without the signs that no font has. */
function withoutUnknown(text: string, fontOf: FontOf): string {
  let isKept = false;
  const kept = Array.from(text.normalize('NFC').replace(/\s+/g, ' ')).filter((sign) => {
    isKept = attached.test(sign) ? isKept : fontOf(sign) !== undefined;
    return isKept;
  });
  return kept.join('').replace(/ +/g, ' ').trim();
}

/**
 * Opens what is installed of the fonts for further scripts.
 * @param modules folder of packages
 */
export function openLetters(modules: string): Letters {
  const open = memoize((name: string) => openFontPackage(modules, name));
  const finder =
    (weight: Weight, language: string): FontOf =>
    (sign) => {
      for (const name of [standard, ...fontPackages(sign, language)]) {
        const font = open(name)?.fontOf(sign, weight);
        if (font) return font;
      }
      return undefined;
    };
  const lost = (text: string, fontOf: FontOf) =>
    Array.from(text.normalize('NFC')).filter((sign) => counts.test(sign) && !fontOf(sign));
  return {
    write(text, { weight, ...setting }, tongue) {
      const fontOf = finder(weight, tongue.language);
      if (lost(text, fontOf).length > 0) return undefined;
      const known = withoutUnknown(text, fontOf);
      return known === '' ? undefined : writeText(known, setting, { ...tongue, fontOf });
    },
    lacking(text, { language }) {
      const letters = lost(text, finder(700, language));
      const names = letters.map((sign) => fontPackages(sign, language).find((name) => !open(name)) ?? '');
      return [...new Set(names)];
    },
  };
}
