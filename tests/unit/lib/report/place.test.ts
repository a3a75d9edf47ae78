import { expect, test } from 'vitest';
import { lineAt } from '@/lib/report/place';

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [99, 3],
])('offset %i is in line %i', (offset, line) => {
  expect(lineAt('a\nb\nc', offset)).toBe(line);
});
