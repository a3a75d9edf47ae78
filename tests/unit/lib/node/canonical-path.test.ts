import { describe, expect, it } from 'vitest';
import { canonicalPath } from '@/lib/node/canonical-path';

const pages = new Set(['/', '/docs', '/docs/intro']);
const canonical = (path: string) => canonicalPath(path, (page) => pages.has(page));

describe('canonicalPath', () => {
  it.each([
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/index', '/docs'],
    ['/index.html', '/'],
    ['//docs/intro/', '/docs/intro'],
  ])('leads %s to %s', (path, expected) => {
    expect(canonical(path)).toBe(expected);
  });

  it.each(['/', '/docs/intro', '/docs/missing/', '/docs/missing.html', '/img/logo.svg'])('leaves %s alone', (path) => {
    expect(canonical(path)).toBeUndefined();
  });
});
