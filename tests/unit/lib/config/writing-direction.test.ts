import { expect, test } from 'vitest';
import { isFromTheRight } from '@/lib/config/writing-direction';

test.each('ar ar-EG arc az-Arab ckb dv fa he khw ks ku-Arab ps sd ug ur yi'.split(' '))(
  '%s is written from right to left',
  (code) => {
    expect(isFromTheRight(code)).toBe(true);
  },
);

test.each(['az', 'en', 'ja', 'ku', 'es-mxx', ''])('%j is not', (code) => {
  expect(isFromTheRight(code)).toBe(false);
});
