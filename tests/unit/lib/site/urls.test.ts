import { expect, test } from 'vitest';
import { withBase } from '@/lib/site/urls';

test.each([
  ['/docs', '/handbook', '/handbook/docs'],
  ['/', '/handbook', '/handbook'],
  ['/', '', '/'],
  ['/docs', '', '/docs'],
])('%s with "%s" in front is %s', (route, base, address) => {
  expect(withBase(route, base)).toBe(address);
});
