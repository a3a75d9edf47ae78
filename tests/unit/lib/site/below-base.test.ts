import { expect, test } from 'vitest';
import { belowBase } from '@/lib/site/urls';

test.each([
  ['/handbook/docs', '/handbook', '/docs'],
  ['/handbook', '/handbook', '/'],
  ['/handbooks', '/handbook', undefined],
  ['/docs', '/handbook', undefined],
  ['/docs', '', '/docs'],
  ['/', '', '/'],
  ['docs', '', undefined],
])('%s below "%s" is %s', (path, base, below) => {
  expect(belowBase(path, base)).toBe(below);
});
