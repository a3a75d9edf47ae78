import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressFlaw, nameFlaw } from '@/schema/address';
import { redirectFromField, redirectSchema } from '@/schema/redirect';

it.each([
  '/docs/a',
  'a-b_c.d~e+f@g,h!i(j)',
  "it's",
  '/日本語/mañana/ভাষা/नमस्ते',
  '/نمی\u200Cخواهم',
  '/🚀',
  '/c++',
  '/a=b&c',
  '',
  '/',
])('takes the address %j', (address) => {
  expect(addressFlaw(address)).toBeUndefined();
});

it.each([
  '/*',
  '/:a/:b',
  '/a:b',
  '/$1',
  '/a;b',
  '/a b',
  '/a\u00a0b',
  '/a\\b',
  '/a%2fb',
  '/{a}',
  '/[a]',
  '/a?b',
  '/a#b',
  '/a\0',
  '/a\nb',
  '/a\u0085b',
  '/a\u2028b',
  '/a\u2029b',
  '/a\u202eb',
  '/a\u2066b',
  '/a\u200bb',
  '/\u3164',
  '/\ud800',
  '/../a',
  'a/..',
  `/${'a'.repeat(300)}`,
  `/${'語'.repeat(70)}`,
  '/abcdefgh'.repeat(60),
])('refuses the address %j', (address) => {
  expect(addressFlaw(address)).toBeDefined();
  expect(redirectFromField.safeParse([address]).success).toBe(false);
  expect(redirectSchema.safeParse({ from: address, to: '/' }).success).toBe(false);
});

it('takes nothing that hosts, terminals or files could read as something else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      if (addressFlaw(text) !== undefined) return;
      expect(text).not.toMatch(/[\p{Cc}\p{Cs}\p{Z}*:$;%\\<>"|^`{}[\]?#]/u);
      expect(encodeURI(text)).toMatch(/^[\w\-.~+@,!'()=&/%]*$/);
    }),
    { numRuns: 2000 },
  );
});

it('takes prose as a name, and nothing that nobody sees', () => {
  expect(nameFlaw('C# & more: 50 %')).toBeUndefined();
  expect(nameFlaw('a\u0001')).toMatch(/U\+0001/);
  expect(nameFlaw('a\u202e')).toMatch(/U\+202E/);
  expect(nameFlaw('..')).toMatch(/leaves its folder/);
  expect(nameFlaw('x'.repeat(201))).toMatch(/longer than 200 bytes/);
});
