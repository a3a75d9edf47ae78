import { expect, it } from 'vitest';
import { fileFacts } from '@/lib/check/content/file-facts';

function hints(text: string): (string | undefined)[] {
  const bytes = new TextEncoder().encode(`---\ntitle: Page\n---\n\n${text}\n`);
  return fileFacts({ path: 'docs/page.mdx', kind: 'Doc', bytes, allowedKeys: [], untrusted: false }).problems.map(
    ({ hint }) => hint,
  );
}

it.each([
  ['in a line', 'The key $cm_{p_{x}}$ of it.'],
  ['in a table', '| $5^{n}$ |\n| --- |'],
  ['between dollars of one line', '$$ a_{i} $$'],
  ['in lines of its own', '$$\na = \\frac{a_{i}}{b}\n$$'],
  ['of no kind, but lines of dollars', '$$\nE = mc^2\n$$'],
  ['of no kind, but a fence', '```math\nx^2\n```'],
])('names formulas for braces %s, where the site has none', (_, text) => {
  const found = hints(text);
  expect(found).not.toEqual([]);
  for (const hint of found) expect(hint).toMatch(/^Set markdown: \{ math: true \} in site\.config\.ts/);
});

it('takes no other dollars for formulas', () => {
  expect(hints('$$ is money.\n\n$$\nand more')).toEqual([]);
});

it.each(['Hello {name}.', 'From $5 for {name} to $6.', 'A cost of $5 or {name}.', `It is \${name}:$x.`])(
  'does not for %s',
  (text) => {
    expect(hints(text)).toEqual(['Write \\{ for a plain brace, or put the text in `code`.']);
  },
);
