import { describe, expect, it } from 'vitest';
import { overrideSiteConfig } from '../../../../lib/config/override-site-config';

describe('SITE_CONFIG', () => {
  it.each([undefined, ''])('%j changes nothing', (json) => {
    expect(overrideSiteConfig({ basePath: '/a' }, json)).toEqual({ basePath: '/a' });
  });

  it('replaces the keys it names', () => {
    expect(overrideSiteConfig({ title: 'T', basePath: '/a' }, '{"basePath":"/"}')).toEqual({
      title: 'T',
      basePath: '/',
    });
  });

  it('replaces parts of objects, and whole lists', () => {
    const config = { search: { engine: 'fuse', suggestions: ['/a', '/b'] } };
    expect(overrideSiteConfig(config, '{"search":{"engine":"pagefind"}}')).toEqual({
      search: { engine: 'pagefind', suggestions: ['/a', '/b'] },
    });
    expect(overrideSiteConfig(config, '{"search":{"suggestions":["/c"]}}')).toEqual({
      search: { engine: 'fuse', suggestions: ['/c'] },
    });
  });

  it('is the whole configuration where it extends nothing', () => {
    expect(overrideSiteConfig({ title: 'T', basePath: '/a' }, '{"extends":null,"basePath":"/"}')).toEqual({
      basePath: '/',
    });
  });

  it.each(['{', '[]', 'null', '/preview'])('%s is refused', (json) => {
    expect(() => overrideSiteConfig({}, json)).toThrow(/SITE_CONFIG is not a JSON object/);
  });
});
