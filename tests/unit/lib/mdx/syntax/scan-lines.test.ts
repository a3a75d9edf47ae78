import { expect, test } from 'vitest';
import { rewriteLines } from '@/lib/mdx/syntax/scan-lines';

test('rewrites lines of text and no code, and says which', () => {
  const text = 'a\n```\na\n```\nb a';
  expect(rewriteLines(text, (line, number) => line.replace('a', String(number)))).toEqual({
    text: '1\n```\na\n```\nb 5',
    lines: [1, 5],
  });
});

test('leaves a text as it is where no line changes', () => {
  const text = '```mdx-code-block\na\n```';
  expect(rewriteLines(text, (line) => line)).toEqual({ text, lines: [] });
});
