/** Fonts for further scripts, by the end of the name of their package. */
const fonts: readonly (readonly [RegExp, string])[] = [
  [/\p{scx=Arabic}/u, 'arabic'],
  [/\p{scx=Armenian}/u, 'armenian'],
  [/\p{scx=Bengali}/u, 'bengali'],
  [/\p{scx=Devanagari}/u, 'devanagari'],
  [/\p{scx=Georgian}/u, 'georgian'],
  [/\p{scx=Hebrew}/u, 'hebrew'],
  [/\p{scx=Tamil}/u, 'tamil'],
  [/\p{scx=Thai}/u, 'thai'],
  [/\p{scx=Hangul}/u, 'kr'],
  [/[\p{scx=Hiragana}\p{scx=Katakana}]/u, 'jp'],
];

/** Chinese characters, and signs that Chinese and Japanese texts share. */
const han = /[\p{scx=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Chinese characters look different in each language. */
function hanFonts(language: string): string[] {
  if (/^ja\b/i.test(language)) return ['jp'];
  if (/^ko\b/i.test(language)) return ['kr'];
  if (/^zh\b/i.test(language)) return [/-(?:Hant|HK|MO|TW)\b/i.test(language) ? 'tc' : 'sc'];
  return ['sc', 'jp', 'tc', 'kr'];
}

function packageOf(font: string): string {
  return `@fontsource/noto-sans-${font}`;
}

/**
 * Packages that may contain a letter that the main font lacks, the one to install first; none for unknown scripts.
 * @param language code of the language of the page
 */
export function fontPackages(letter: string, language: string): string[] {
  if (han.test(letter)) return hanFonts(language).map(packageOf);
  return fonts.filter(([script]) => script.test(letter)).map(([, font]) => packageOf(font));
}
