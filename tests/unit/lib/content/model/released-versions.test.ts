import { describe, expect, it } from 'vitest';
import { readVersions, versionRoot } from '@/lib/content/model/released-versions';
import { siteConfig } from '@/tests/support/site-config';
import { tempFolder } from '../../../temp-folder';

describe('versionRoot', () => {
  it.each([
    ['/docs', 'current', [], '/docs'],
    ['/docs', 'current', ['2.0', '1.0'], '/docs/next'],
    ['/docs', '2.0', ['2.0', '1.0'], '/docs'],
    ['/docs', '1.0', ['2.0', '1.0'], '/docs/1.0'],
    ['/', 'current', ['2.0', '1.0'], '/next'],
    ['/', '2.0', ['2.0', '1.0'], '/'],
    ['/', '1.0', ['2.0', '1.0'], '/1.0'],
  ])('below %s of %s with %j released is %s', (docs, version, released, root) => {
    expect(versionRoot(siteConfig({ docs: { routeBasePath: docs } }), version, released)).toBe(root);
  });

  // As Docusaurus 3.10 does with its options lastVersion and versions.
  it.each([
    [{ last: 'current' }, { current: '/docs', '2.0': '/docs/2.0', '1.0': '/docs/1.0' }],
    [{ last: '1.0' }, { current: '/docs/next', '2.0': '/docs/2.0', '1.0': '/docs' }],
    [
      { last: 'current', paths: { current: '3.x', '2.0': '2.x' } },
      { current: '/docs/3.x', '2.0': '/docs/2.x', '1.0': '/docs/1.0' },
    ],
    [{ paths: { '2.0': '2.x', '1.0': '' } }, { current: '/docs/next', '2.0': '/docs/2.x', '1.0': '/docs' }],
  ])('with %j they are %j', (versions, roots) => {
    const site = siteConfig({ versions });
    const names = ['current', '2.0', '1.0'];
    expect(Object.fromEntries(names.map((name) => [name, versionRoot(site, name, ['2.0', '1.0'])]))).toEqual(roots);
  });
});

describe('readVersions', () => {
  it('reads the names, newest first', () => {
    expect(readVersions(tempFolder({ 'versions.json': '["2.0.0-beta", "1.0"]' }))).toEqual(['2.0.0-beta', '1.0']);
  });

  it('is empty without the file', () => {
    expect(readVersions(tempFolder())).toEqual([]);
  });

  it.each(['{}', '[1]', '["current"]', '["a/b"]', '[""]', '['])('refuses %s', (text) => {
    expect(() => readVersions(tempFolder({ 'versions.json': text }))).toThrow(/versions\.json is no list of versions/);
  });
});
