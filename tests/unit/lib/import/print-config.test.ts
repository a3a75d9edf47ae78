import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { printConfig } from '@/lib/import/settings/print-config';

const link = { label: 'A', to: '/a' };

it.each([
  [{ title: 'A', list: ['a', 'b'], none: null, deep: { a: { b: 1 } }, 'a-b': true, empty: [] }],
  [
    {
      links: [link, link],
      one: [link],
      nested: { links: [link, link] },
      pairs: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
  ],
  [{ quote: "it's", both: `it's "so"`, double: 'a "b"', back: 'a\\b', line: 'a\nb' }],
  [{ description: 'word '.repeat(40), footer: { copyright: 'word '.repeat(30) } }],
  [{ exactly: { a: 'x'.repeat(40), b: 'y'.repeat(50), c: 'z' }, csp: { 'img-src': ['https://a.example'] } }],
])('prints %j as the formatter would', (settings) => {
  const text = printConfig(settings);
  const formatted = execFileSync('node_modules/.bin/biome', ['format', '--stdin-file-path=x.config.ts'], {
    input: text,
    encoding: 'utf8',
  });
  expect(text).toBe(formatted);
});
