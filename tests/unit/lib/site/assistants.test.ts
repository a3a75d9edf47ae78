import { expect, test } from 'vitest';
import { assistantLinks } from '@/lib/site/assistants';
import { markdownAddress } from '@/lib/site/markdown-address';
import { english } from '@/tests/support/english';

test('an assistant gets the address of the page in a question', () => {
  const [link] = assistantLinks('/base/docs/a.md', english.words.browser.copy, [
    { label: 'Helper', url: 'https://example.com/?q={prompt}&x=1' },
  ]);
  expect(link?.label).toBe('Open in Helper');
  expect(new URL(link?.href ?? '').searchParams.get('q')).toContain('/base/docs/a.md');
  expect(new URL(link?.href ?? '').searchParams.get('x')).toBe('1');
  expect(assistantLinks('/a.md', english.words.browser.copy, [])).toEqual([]);
});

test.each([
  ['/docs/a', '/docs/a.md'],
  ['/docs/a/', '/docs/a.md'],
  ['/docs/a.html', '/docs/a.md'],
  ['/docs/a/index.html', '/docs/a.md'],
])('the Markdown of %s is %s', (route, address) => {
  expect(markdownAddress(route)).toBe(address);
});
