import { expect, it } from 'vitest';
import { addressScheme, isRunningAddress } from '@/lib/mdx/untrusted/address-scheme';

it.each([
  'javascript:alert(1)',
  ' JavaScript:x',
  'java\tscript:x',
  'java\r\nscript:x',
  '\u0001javascript:x',
  'vbscript:x',
  'data:text/html,x',
  'data:,x',
])('takes %j for an address that runs something', (address) => {
  expect(isRunningAddress(address)).toBe(true);
});

it.each([
  '/docs/a',
  './a.mdx#b',
  'https://example.com',
  'mailto:a@example.com',
  'data:image/png;base64,AA',
  '#javascript:x',
  '/javascript:x',
  'Note: this is prose',
  'https://[',
])('leaves %j alone', (text) => {
  expect(isRunningAddress(text)).toBe(false);
});

it('reads a scheme as browsers do', () => {
  expect(['/a', 'HTTP://a', '\u0000tel:1', 'https://['].map(addressScheme)).toEqual([
    'https',
    'http',
    'tel',
    undefined,
  ]);
});
