import { expect, it } from 'vitest';
import { lackingLetters } from '@/lib/publish/draw-previews';
import { fontPackages } from '@/lib/publish/letters/font-packages';
import { openLetters } from '@/lib/publish/letters/letters';
import { fontModules } from './font-modules';

const setting = {
  sizes: [40],
  width: 1000,
  lines: 1,
  lineHeight: 1.35,
  tracking: 0,
  color: '#fff',
  weight: 700,
} as const;
const japanese = { language: 'ja', direction: 'ltr' } as const;

it.each([
  ['あ', 'en', ['jp']],
  ['設', 'ja', ['jp']],
  ['设', 'zh-CN', ['sc']],
  ['設', 'zh-TW', ['tc']],
  ['設', 'zh-Hant', ['tc']],
  ['設', 'xx-no1', ['sc', 'jp', 'tc', 'kr']],
  ['、', 'ja', ['jp']],
  ['：', 'zh-CN', ['sc']],
  ['ー', 'ja', ['jp']],
  ['한', 'ko', ['kr']],
  ['ب', 'ar', ['arabic']],
  ['،', 'ar', ['arabic']],
  ['ש', 'he', ['hebrew']],
  ['क', 'hi', ['devanagari']],
  ['ท', 'th', ['thai']],
  ['ᚠ', 'en', []],
])('letter %s of a page in %s needs its own font', (letter, language, fonts) => {
  expect(fontPackages(letter, language)).toEqual(
    expect.arrayContaining(fonts.map((font) => `@fontsource/noto-sans-${font}`)),
  );
  expect(fontPackages(letter, language).length > 0).toBe(fonts.length > 0);
});

it('draws no text that would lose a letter, and says what to install', () => {
  const letters = openLetters(fontModules('sc'));
  expect(letters.write('はじめに', setting, japanese)).toBeUndefined();
  expect(letters.lacking('はじめに 入门', japanese)).toEqual(['@fontsource/noto-sans-jp']);
  expect(letters.lacking('ᚠ', japanese)).toEqual(['']);
  expect(letters.lacking('入门', { language: 'zh-CN', direction: 'ltr' })).toEqual([]);
});

it('leaves out signs that no font has, with what joins them', () => {
  const letters = openLetters(fontModules('jp'));
  const plain = letters.write('はじめに', setting, japanese);
  expect(letters.write('🧑\u200d💻 はじめに \u2764\ufe0f', setting, japanese)).toEqual(plain);
});

it('makes the picture large enough for marks above and below', () => {
  const letters = openLetters(fontModules('arabic'));
  const arabic = { language: 'ar', direction: 'rtl' } as const;
  const plain = letters.write('بكم', setting, arabic);
  const marked = letters.write('بِكُمْ', setting, arabic);
  expect(marked?.height).toBeGreaterThan(plain?.height ?? Number.POSITIVE_INFINITY);
});

it('names the pages and the package', () => {
  const titles = new Map([
    ['@fontsource/noto-sans-jp', ['はじめに', '設定']],
    ['', ['ᚠ']],
  ]);
  expect(lackingLetters(titles)).toEqual([
    'warning: the pictures for link previews of “はじめに” and 1 more leave out what they cannot draw. For their letters, run: npm install --save-dev @fontsource/noto-sans-jp',
    'warning: the pictures for link previews of “ᚠ” leave out what they cannot draw. No font with their letters is known: name a picture in `image` of the front matter',
  ]);
});
