import { expect, it } from 'vitest';
import clsx from '@/components/docusaurus/clsx';

it('joins what counts, on any level', () => {
  expect(clsx('a', ['b', ['c', { d: 1, e: 0 }]], { f: true, g: false }, 0, 7, null, undefined, true, '')).toBe(
    'a b c d f 7',
  );
  expect(clsx()).toBe('');
});
