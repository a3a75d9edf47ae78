import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { shareMarkup } from '@/lib/publish/share-markup';

const text = `<p>Ünïcode & "quotes" – 100 %</p>${'<p>a</p>'.repeat(200)}`;

/** A page as Next exports it, with all its data in one script. */
function page(shown: string, row: string, rest = '0:["$","div"]\n'): string {
  const quote = (data: string) => JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  const size = Buffer.byteLength(row).toString(16);
  const calls = [`1:"a"\n2f:T${size},${row}`, rest].map((data) => `self.__next_f.push([1,${quote(data)}])`).join(';');
  return `<html><body><div class="prose" data-text="">${shown}</div><script>(self.__next_f=self.__next_f||[]).push([0]);${calls}</script></body></html>`;
}

/** What the script of a page tells the router, in a browser that shows `shown`. */
function told(html: string, shown: string): string {
  const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? '';
  const self: { __next_f?: [number, string?][] } = {};
  const document = { querySelector: (query: string) => (query === '[data-text]' ? { innerHTML: shown } : null) };
  runInNewContext(script, { self, document, TextEncoder });
  return (self.__next_f ?? []).map(([, data = '']) => data).join('');
}

it('holds the text of the page once, and tells the router the same', () => {
  const before = page(text, text);
  const after = shareMarkup(before);
  expect(after.length).toBeLessThan(before.length - text.length);
  expect(told(after, text)).toBe(told(before, text));
});

it('tells the length of what the browser shows, should it be written otherwise there', () => {
  const shown = text.replaceAll('"', '&quot;');
  const size = Buffer.byteLength(shown).toString(16);
  expect(told(shareMarkup(page(text, text)), shown)).toBe(`1:"a"\n2f:T${size},${shown}0:["$","div"]\n`);
});

it('leaves a page alone whose data holds another text', () => {
  const other = page(text, text.replace('Ünïcode', 'Unicode'));
  expect(shareMarkup(other)).toBe(other);
});

it('leaves a page alone that marks no text', () => {
  const bare = page(text, text).replace(' data-text=""', '');
  expect(shareMarkup(bare)).toBe(bare);
});
