import { expect, it } from 'vitest';
import { pagesOfAllShapes, shapesOf } from '@/tests/e2e/support/page-shapes';

const page = (main: string) => `<html lang="en"><head><title>x</title></head><body><main>${main}</main></body></html>`;
const alike = (one: string, other: string) => {
  const [first, second] = [shapesOf(page(one)), shapesOf(page(other))];
  return first.size === second.size && [...first].every((shape) => second.has(shape));
};

it.each([
  ['words and addresses', '<p>One <a href="/a">link</a></p>', '<p><a href="/b">Other</a> words</p>'],
  ['how many there are', '<ul><li>a</li></ul>', '<ul><li>b</li><li>c</li></ul>'],
  [
    'the language of what stands around an element',
    '<div lang="es" dir="ltr">a</div><div><p>a</p></div>',
    '<div lang="es" dir="ltr"><p>a</p></div><div><p>a</p></div>',
  ],
  ['the size of a picture', '<p style="width:10px">a</p>', '<p style="width:24.5px">a</p>'],
])('pages that differ by %s are alike', (_, one, other) => {
  expect(alike(one, other)).toBe(true);
});

it.each([
  ['an element', '<p>a</p>', '<p>a</p><hr>'],
  ['what stands around it', '<p><em>a</em></p>', '<div><p><em>a</em></p></div>'],
  ['a class', '<p>a</p>', '<p class="lead">a</p>'],
  ['a colour', '<p style="color:#111111">a</p>', '<p style="color:#eeeeee">a</p>'],
  ['a role', '<div>a</div>', '<div role="note">a</div>'],
  ['a name that is missing', '<a href="/a">a</a>', '<a href="/a"></a>'],
  ['an empty alternative', '<img alt="x" src="a">', '<img alt="" src="a">'],
  ['an attribute', '<img alt="x" src="a">', '<img src="a">'],
  ['a step between headings', '<h1>a</h1><h2>b</h2><h3>c</h3>', '<h1>a</h1><h3>c</h3><h2>b</h2>'],
  [
    'the kind of a diagram',
    `<pre class="mermaid"><code>pie</code></pre>`,
    `<pre class="mermaid"><code>flowchart</code></pre>`,
  ],
])('pages that differ by %s are not', (_, one, other) => {
  expect(alike(one, other)).toBe(false);
});

it('no shape is without a page, and no page is chosen that adds none', () => {
  const pages = new Map([
    ['small', new Set(['a'])],
    ['large', new Set(['a', 'b', 'c'])],
    ['other', new Set(['c', 'd'])],
    ['same', new Set(['a', 'b', 'c'])],
  ]);
  expect([...pagesOfAllShapes(pages)]).toEqual(['large', 'other']);
});
