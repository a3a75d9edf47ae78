import { expect, it } from 'vitest';
import { unescapePayloads } from '@/lib/publish/unescape-payloads';

/** A payload as Next writes it into a page. */
function script(payload: string): string {
  const text = JSON.stringify([1, payload]).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return `<script>self.__next_f.push(${text})</script>`;
}

function read(html: string): unknown {
  const text = /push\((.*)\)<\/script>$/s.exec(html)?.[1] ?? '';
  return (JSON.parse(text) as unknown[])[1];
}

it('writes tags as they are', () => {
  expect(unescapePayloads(script('<p class="a">1 &amp; 2</p>'))).toBe(
    '<script>self.__next_f.push([1,"<p class=\\"a\\">1 &amp; 2</p>"])</script>',
  );
});

it.each([
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!-- <script>',
  '1 < 2 && 3 > 2',
  'C:\\u003cdir\\u003e and \\\\u003c',
  'line\u2028end "quoted" \\',
])('keeps %j what it says, and within its script', (payload) => {
  const html = unescapePayloads(script(payload));
  expect(read(html)).toBe(payload);
  expect(html.slice('<script>'.length, -'</script>'.length)).not.toMatch(/<\/?script|<!--/i);
});

it('leaves other scripts and the page alone', () => {
  const html = '<p>\\u003cb</p><script>"\\u003cb"</script>';
  expect(unescapePayloads(html)).toBe(html);
});
