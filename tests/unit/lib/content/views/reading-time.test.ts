import { describe, expect, it } from 'vitest';
import { readingMinutes } from '@/lib/content/views/reading-time';

const words = (count: number) => 'word '.repeat(count);

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [300, 1],
    [449, 1],
    [450, 2],
    [3000, 10],
  ])('is, for %i words, %i', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  it('does not count what is not read', () => {
    const hidden = `<!-- ${words(600)} -->\n{/* ${words(600)} */}\n<div title="${words(600)}">\nimport ${words(600)}\n`;
    expect(readingMinutes(hidden)).toBe(1);
  });

  it('counts words of languages that write none apart', () => {
    expect(readingMinutes('これは文章です。'.repeat(200))).toBeGreaterThan(2);
  });
});
