import { expect, it } from 'vitest';
import { byLetter } from '@/lib/content/views/by-letter';

it('groups by the first letter, in the order of the language', () => {
  const labels = ['zebra', 'apple', 'Axe', 'ähre', '𝒳', '1st'].map((label) => ({ label }));
  const groups = byLetter(labels, 'de').map(({ letter, items }) => [letter, ...items.map(({ label }) => label)]);
  expect(groups).toEqual([
    ['1', '1st'],
    ['A', 'apple', 'Axe'],
    ['Ä', 'ähre'],
    ['𝒳', '𝒳'],
    ['Z', 'zebra'],
  ]);
});
