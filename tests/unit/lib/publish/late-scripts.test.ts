import { expect, it } from 'vitest';
import { takeScripts } from '@/lib/publish/late-scripts';

const own = '<script src="/base/_next/a.js" async=""></script>';
const words = '<link rel="preload" href="/base/_next/words.js" as="script" fetchPriority="low"/>';
const hint = '<link rel="preload" as="script" fetchPriority="low" href="/base/_next/b.js"/>';
const others = [
  '<link rel="preload" as="image" href="/a.png"/>',
  '<script src="https://b.example/count.js" async=""></script>',
  '<script src="/base/_next/old.js" noModule=""></script>',
  '<script>a()</script>',
].join('');

it('takes the scripts of the site out of a page, with all that has them fetched, and nothing else', () => {
  const { html, addresses } = takeScripts(`<head>${hint}${own}${words}${others}</head>`, () => true);
  expect(addresses).toEqual(['/base/_next/a.js', '/base/_next/words.js']);
  expect(html).toBe(`<head>${others}</head>`);
});

it('leaves out what others load where the export has no such file', () => {
  expect(takeScripts(`${own}${words}`, (address) => !address.endsWith('words.js')).addresses).toEqual([
    '/base/_next/a.js',
  ]);
});
