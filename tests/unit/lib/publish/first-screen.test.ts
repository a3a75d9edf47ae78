import { expect, it } from 'vitest';
import { pauseAfterFirstScreen } from '@/lib/publish/first-screen';

const pause = '<script>document.currentScript.remove()</script>';
const screen = `<p>${'word '.repeat(200)}</p>`;

const page = (main: string) => `<body><nav>${screen}</nav><main>${main}</main><footer><p>End</p></footer></body>`;

it('pauses between two blocks, when the text so far fills a screen', () => {
  const [first, second] = ['<p>One.</p><p>Two.</p>', '<h2>Three</h2><p>Four.</p>'];
  expect(pauseAfterFirstScreen(page(first + screen + second))).toBe(page(first + screen + pause + second));
});

it('counts only the text of the main part, and only until its end', () => {
  for (const html of [page('<p>One.</p><p>Two.</p>'), page(screen), '<body><p>No main part.</p></body>'])
    expect(pauseAfterFirstScreen(html)).toBe(html);
});

it.each([
  ['a table', `<table><tbody><tr><td>${'word '.repeat(200)}</td></tr><tr><td>Two.</td></tr></tbody></table>`],
  ['a list', `<ul><li>${'word '.repeat(200)}</li><li><p>Two.</p></li></ul>`],
  ['a drawing', `<svg><text>${'word '.repeat(200)}</text><g><text>Two.</text></g></svg>`],
  ['a paragraph', `<p>${'word '.repeat(200)}<br/><code>two</code></p>`],
  ['an open paragraph', `<p>${'word '.repeat(200)}<img alt=""><b>two</b></p>`],
  ['a row', `<div><button>${'word '.repeat(200)}</button><button>two</button></div>`],
  ['a select', `<select><option>${'word '.repeat(200)}</option><option>two</option></select>`],
])('waits for the end of %s', (_, block) => {
  expect(pauseAfterFirstScreen(page(`${block}<p>Last.</p>`))).toBe(page(`${block}${pause}<p>Last.</p>`));
});
