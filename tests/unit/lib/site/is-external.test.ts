import { expect, test } from 'vitest';
import { isExternal } from '@/lib/site/urls';

test.each(['https://example.com', 'mailto:ann@example.com', '//example.com/a', 'X-app:1'])(
  '%s leads out',
  (address) => {
    expect(isExternal(address)).toBe(true);
  },
);

test.each(['/docs', './a.md', '#part', 'a/b:c', '?q=a:b', ''])('"%s" stays', (address) => {
  expect(isExternal(address)).toBe(false);
});
