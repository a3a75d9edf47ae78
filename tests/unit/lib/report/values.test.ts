import { expect, test } from 'vitest';
import { isRecord, listOf, recordOf, textOf } from '@/lib/report/values';

test.each([[null], [['a']], ['a'], [1], [undefined]])('%j is no map of keys', (value) => {
  expect(isRecord(value)).toBe(false);
  expect(recordOf(value)).toEqual({});
});

test('takes values of the type that is asked for', () => {
  expect(recordOf({ a: 1 })).toEqual({ a: 1 });
  expect([listOf(['a']), listOf({ 0: 'a' }), listOf('a')]).toEqual([['a'], [], []]);
  expect([textOf('a'), textOf(''), textOf(1)]).toEqual(['a', undefined, undefined]);
});
