import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakLines, firstLines } from '@/lib/publish/letters/break-lines';

/** Each letter is as wide as an em. */
const room = (width: number) => ({
  width,
  widthOf: (text: string) => Array.from(text).length,
});

it.each([
  ['ends a line between any two letters of Chinese and Japanese', '日本語入門', 2, ['日本', '語入', '門']],
  ['keeps words of other letters whole', '使用 Unity 配置', 6, ['使用', 'Unity', '配置']],
  [
    'begins no line with a closing sign, a small letter or a long vowel',
    'あい。うえっおカー',
    2,
    ['あ', 'い。', 'う', 'えっ', 'お', 'カー'],
  ],
  ['ends no line with an opening sign', 'あい「うえ」', 3, ['あい', '「う', 'え」']],
  ['ends a line behind the hyphen in a word, and at no other', 'unist-util --flag', 7, ['unist-', 'util', '--flag']],
  ['breaks what is too long for a line where it ends', 'البدءالسريع لا', 5, ['البدء', 'السري', 'ع لا']],
])('%s', (_, text, width, lines) => {
  expect(breakLines(text, room(width))).toEqual(lines);
});

it('says in the last line that something is left out, and stays within the room', () => {
  const lines = ['一二三', '四五六', '七八九'];
  expect(firstLines(lines, 2, room(3))).toEqual(['一二三', '四五…']);
  expect(firstLines(lines, 3, room(3))).toEqual(lines);
});

it('finds the words of Thai, which has no spaces', () => {
  expect(breakLines('สวัสดีครับ', room(6))).toEqual(['สวัสดี', 'ครับ']);
});

it('loses no letter and leaves no line too wide, whatever the text', () => {
  const letters = fc.constantFrom('日', 'あ', 'ー', '。', '「', 'ب', 'a', ' ', 'é', '\u0301');
  const text = fc.array(letters, { maxLength: 60 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 9 }), (value, width) => {
      const lines = breakLines(value, room(width));
      expect(lines.join('').replaceAll(' ', '')).toBe(value.replaceAll(' ', ''));
      const marks = /\p{M}/gu;
      for (const line of lines) expect(Array.from(line.replace(marks, '')).length).toBeLessThanOrEqual(width);
    }),
  );
});
