import { expect, it } from 'vitest';
import { checkProse, easeOf, type ProseSource } from '@/lib/check/prose/check-prose';

function found(text: string, format: ProseSource['format'] = 'mdx'): string[] {
  return checkProse({ path: 'a.mdx', text, format }).map(({ code, line, column }) => `${line}:${column} ${code}`);
}

it.each([
  ['a word twice', 'Open the the page.', 'prose/repeated-words'],
  ['the wrong article', 'Open an page.', 'prose/indefinite-article'],
  ['a long word', 'Utilize the page.', 'prose/simplify'],
  ['a word that leaves people out', 'It cuts out the middleman.', 'prose/equality'],
  ['an acronym spelled out beside itself', 'Type the PIN number.', 'prose/redundant-acronyms'],
])('%s', (_, text, code) => {
  expect(found(text).map((one) => one.split(' ')[1])).toEqual([code]);
});

it('says the place in the file, whatever stands above', () => {
  expect(found('---\ntitle: The the\n---\n\n## Heading {#one}\n\nOpen the the page.\n')).toEqual([
    '7:6 prose/repeated-words',
  ]);
});

it.each([
  ['a heading', '## The the page'],
  ['a cell', '| A | B |\n| --- | --- |\n| one | the the page |'],
  ['an admonition', ':::note\n\nOpen the the page.\n\n:::'],
  ['a component', '<Steps>\n\n1. Open the the page.\n\n</Steps>'],
  ['a list', '- Open the the page.'],
])('reads %s', (_, text) => {
  expect(found(text)).toHaveLength(1);
});

it.each([
  ['code', '`the the` and:\n\n```ts\nthe the\n```'],
  ['an expression', 'Open {`the the`} page.'],
  ['an attribute', '<Details summary="the the">\n\nText.\n\n</Details>'],
  ['two cells as one sentence', '| A | B |\n| --- | --- |\n| open the | the page |'],
])('does not read %s', (_, text) => {
  expect(found(text)).toEqual([]);
});

it('takes a file of the repository as plain Markdown', () => {
  expect(found('A {brace} and <br> the the page.', 'md')).toEqual(['1:20 prose/repeated-words']);
});

const hard = 'Organizational considerations necessitate comprehensive administrative reconfiguration. ';

it('names a text that is hard to read, from a hundred words on', () => {
  const codes = (text: string) => found(text).filter((one) => one.includes('reading-ease'));
  expect(codes(hard.repeat(20))).toEqual(['1:1 prose/reading-ease']);
  expect(codes(hard.repeat(3))).toEqual([]);
  expect(codes('The cat sat on the mat and saw a dog. '.repeat(20))).toEqual([]);
});

it('measures what is made of sentences', () => {
  const plain = 'The cat sat on the mat.';
  const ease = (text: string) => easeOf({ path: 'a.mdx', text, format: 'mdx' });
  expect(ease(`## ${hard}\n\n${plain}\n\n| ${hard} |\n| --- |\n| ${hard} |\n`)).toEqual(ease(plain));
  expect(ease(plain).words).toBe(6);
  expect(ease('').score).toBe(100);
});
