import { expect, test } from 'vitest';
import { reasonOf } from '@/lib/report/reason-of';

test('says what was thrown, an error or not', () => {
  expect([reasonOf(new TypeError('broken')), reasonOf('late'), reasonOf(undefined)]).toEqual([
    'broken',
    'late',
    'undefined',
  ]);
});
