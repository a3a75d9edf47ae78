import { expect, test } from 'vitest';
import { reasonOf } from '@/lib/report/reason-of';

test('says what was thrown, an error or not', () => {
  expect([reasonOf(new TypeError('broken')), reasonOf('late'), reasonOf(undefined)]).toEqual([
    'broken',
    'late',
    'undefined',
  ]);
});

test('says why fetch failed, also where a host has several addresses', async () => {
  const refused = await fetch('http://127.0.0.1:1').catch((error: unknown) => error);
  expect(reasonOf(refused)).not.toBe('fetch failed');
  const several = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(reasonOf(new TypeError('fetch failed', { cause: several }))).toBe('ECONNREFUSED');
});
