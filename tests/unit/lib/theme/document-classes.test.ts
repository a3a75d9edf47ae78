import { expect, it } from 'vitest';
import { documentClasses } from '@/lib/theme/document-classes';

it.each([
  ['<p class="mt-4 text-(--hue)">underline</p>', ['mt-4', 'text-(--hue)']],
  ["<p class = 'mt-4'>", ['mt-4']],
  ["<p className={wide ? 'w-[90%]' : `hidden md:block`}>", ['wide', '?', 'w-[90%]', ':', 'hidden', 'md:block']],
  ['A word such as underline, and subclass="no"', []],
  ['<p class="a{b} c;d ok">', ['ok']],
])('of %j are %j', (text, classes) => {
  expect(documentClasses(text)).toEqual(classes);
});

it('leaves a text alone that never ends', () => {
  expect(documentClasses(`class="${'a '.repeat(3000)}`.repeat(20))).toEqual([]);
});
