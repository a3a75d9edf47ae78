import { describe, expect, it } from 'vitest';
import { internalRoute } from '@/lib/site/internal-route';

const here = 'https://example.com/base/docs/intro?a=1';
const route = (href: string, base = '/base') => internalRoute(href, here, base);

describe('internalRoute', () => {
  it.each([
    ['/base', '/'],
    ['/base/', '/'],
    ['/base/index.html', '/'],
    ['/base/docs/a', '/docs/a'],
    ['/base/docs/a/', '/docs/a'],
    ['/base/docs/a.html', '/docs/a'],
    ['/base/docs/a/index.html', '/docs/a'],
    ['/base/docs/a?b=c#d', '/docs/a?b=c#d'],
    ['/base/docs/a.html#d', '/docs/a#d'],
    ['https://example.com/base/docs/a', '/docs/a'],
    ['a', '/docs/a'],
    ['../b#c', '/b#c'],
    ['/base/docs/intro', '/docs/intro'],
    ['/base/docs/intro#a', '/docs/intro#a'],
    ['?b=2#c', '/docs/intro?b=2#c'],
  ])('%s is the route %s', (href, expected) => {
    expect(route(href)).toBe(expected);
  });

  it.each([
    'https://other.com/base/docs/a',
    'http://example.com/base/docs/a',
    'https://example.com:8080/base/docs/a',
    '//other.com/base',
    'mailto:a@example.com',
    'tel:+49',
    '/',
    '/other',
    '/based/docs',
    '/base/img/a.png',
    '/base/files/a.zip?b=c',
    '/base/feed.xml',
    '/base/docs/a#%E0%A4%A',
    '/base/docs/%zz',
    '#section',
    '/base/docs/intro?a=1#section',
  ])('%s is left to the browser', (href) => {
    expect(route(href)).toBeNull();
  });

  it.each([
    ['', '/docs/a', '/docs/a'],
    ['', '/', '/'],
    ['/a/b', '/a/b/docs', '/docs'],
    ['/a/b', '/a', null],
  ])('with the base path %j, %s becomes %j', (base, href, expected) => {
    expect(route(href, base)).toBe(expected);
  });
});
