import { expect, it } from 'vitest';
import { parseJson } from '@/lib/check/content/json-source';
import { createLineIndex } from '@/lib/report/place';

const read = (text: string) => parseJson(text, createLineIndex(text));

it('signs of comments within texts are text', () => {
  const values = { glob: 'src/**/*.ts', address: 'https://a.example', other: 'a */ b' };
  const { value, errors } = read(JSON.stringify(values));
  expect(value).toEqual(values);
  expect(errors).toEqual([]);
});

it('comments are a mistake, behind which everything is read', () => {
  const { value, errors } = read('{\n  // one\n  "a": 1, // two\n  /* three\n  */ "b": 2\n}');
  expect(value).toEqual({ a: 1, b: 2 });
  expect(errors).toHaveLength(3);
});

it('a comment that never ends is a mistake of its own', () => {
  expect(read('{ "a": 1 /* two }').errors.length).toBeGreaterThan(0);
});
