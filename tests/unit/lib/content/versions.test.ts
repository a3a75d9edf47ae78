import { describe, expect, it } from 'vitest';
import { readVersions, versionRoot } from '@/lib/content/versions';
import { tempFolder } from '../../temp-folder';

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
    expect(versionRoot(docs, version, released)).toBe(root);
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
    expect(() => readVersions(tempFolder({ 'versions.json': text }))).toThrow();
  });
});
