import { expect, it } from 'vitest';
import { createEchoes } from '@/cms/src/components/editor/echoes';

it('knows what comes back late for its own', () => {
  const echoes = createEchoes();
  for (const text of ['a', 'ab', 'abc']) echoes.tell(text);
  expect(echoes.isOwn('a')).toBe(true);
  expect(echoes.pending()).toBe('abc');
  expect(echoes.isOwn('abc')).toBe(true);
  expect(echoes.pending()).toBeUndefined();
});

it('knows a text of somebody else, also one that it had before', () => {
  const echoes = createEchoes();
  expect(echoes.isOwn('imported')).toBe(false);
  for (const text of ['a', 'ab']) echoes.tell(text);
  expect(echoes.isOwn('ab')).toBe(true);
  expect(echoes.isOwn('a')).toBe(false);
});

it('forgets what never comes back after a text of somebody else', () => {
  const echoes = createEchoes();
  echoes.tell('a');
  expect(echoes.isOwn('restored')).toBe(false);
  expect(echoes.pending()).toBeUndefined();
});
