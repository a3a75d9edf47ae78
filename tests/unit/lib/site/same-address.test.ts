import { expect, it } from 'vitest';
import { isSameAddress } from '@/lib/site/same-address';

const page = 'https://example.com/docs/a';

it.each([page, `${page}/`, `${page}.html`, `${page}/index.html`, `${page}/#part`])('%s is the page', (url) => {
  expect(isSameAddress(page, url)).toBe(true);
});

it.each([`${page}/b`, `${page}?x=1`, 'https://example.org/docs/a', 'https://example.com/login'])(
  '%s is another one',
  (url) => {
    expect(isSameAddress(page, url)).toBe(false);
  },
);

it('the home page has spellings too', () => {
  expect(isSameAddress('https://example.com/base', 'https://example.com/base/')).toBe(true);
  expect(isSameAddress('https://example.com/', 'https://example.com/index.html')).toBe(true);
});
