import { expect, it } from 'vitest';
import { markdownAddress, markdownRoute } from '@/lib/site/markdown-address';

it.each([
  ['/', '/index.md'],
  ['/docs/intro', '/docs/intro.md'],
])('the page at %s is Markdown at %s', (route, file) => {
  expect(markdownRoute(route)).toBe(file);
  for (const written of [route, `${route === '/' ? '' : route}/index.html`])
    expect(markdownAddress(written)).toBe(file);
});
