import { describe, expect, it } from 'vitest';
import { docsFolder, sidebarsFile, sidebarsVersion, splitDocsPath } from '@/lib/content/files/docs-folders';
import { loadContent } from '@/lib/content/model/load-content';
import { readVersions } from '@/lib/content/model/released-versions';
import { siteRoutes } from '@/lib/content/model/site-routes';
import { latestVersion, latestVersions, versionRoutes } from '@/lib/content/model/version-links';
import { siteConfig } from '@/tests/support/site-config';
import { tempFolder } from '@/tests/unit/temp-folder';
import { source } from '../../../../support/content';

describe('paths of further docs', () => {
  it.each([
    ['docs/a/b.md', 'current', 'docs', 'a/b.md'],
    ['versioned_docs/version-2.0/a.md', '2.0', 'versioned_docs/version-2.0', 'a.md'],
    ['sdk_docs/a.md', 'current~sdk', 'sdk_docs', 'a.md'],
    ['sdk_versioned_docs/version-2.0/a.md', '2.0~sdk', 'sdk_versioned_docs/version-2.0', 'a.md'],
  ])('%s is of the version %s', (path, version, folder, below) => {
    expect(splitDocsPath(path)).toEqual({ version, folder, below });
    expect(docsFolder(version)).toBe(folder);
  });

  it.each(['blog/a.md', 'docs.md', '2_docs/a.md', '_docs/a.md', 'a_versioned_docs/a.md'])('%s is no doc', (path) => {
    expect(splitDocsPath(path)).toBeUndefined();
  });

  it.each([
    ['sidebars.json', 'current'],
    ['sdk_sidebars.json', 'current~sdk'],
    ['sdk_versioned_sidebars/version-2.0-sidebars.json', '2.0~sdk'],
  ])('%s declares the sidebars of %s', (path, version) => {
    expect(sidebarsVersion(path)).toBe(version);
    expect(sidebarsFile(version)).toBe(path);
  });
});

describe('further docs', () => {
  const site = siteConfig({
    versions: { last: 'current' },
    docs: { instances: { sdk: { routeBasePath: 'kit', label: 'The kit', versions: { banners: { '1.0': 'none' } } } } },
  });
  const released = ['2.0', 'current~sdk', '1.1~sdk', '1.0~sdk', 'current~team'];
  const sources = [
    source('Doc', 'docs/a.md', { tags: ['x'] }),
    source('Doc', 'versioned_docs/version-2.0/a.md'),
    source('Doc', 'sdk_docs/a.md', { tags: ['x'] }),
    source('Doc', 'sdk_versioned_docs/version-1.1/a.md'),
    source('Doc', 'sdk_versioned_docs/version-1.0/b.md'),
    source('Category', 'sdk_docs/deep/_category_.json', { label: 'Deep' }),
    source('Doc', 'sdk_docs/deep/c.md'),
    source('Doc', 'team_docs/people.md'),
  ];
  const content = loadContent(sources, released, site, { drafts: false });

  it('are found by their folders and lists of versions', () => {
    const files = { 'versions.json': '["2.0"]', 'sdk_versions.json': '["1.1", "1.0"]', 'team_docs/a.md': '' };
    expect(readVersions(tempFolder(files))).toEqual(released);
  });

  it('have addresses, versions and sidebars of their own', () => {
    expect(content.versions.map(({ name, root, isLatest, banner }) => [name, root, isLatest, banner])).toEqual([
      ['current', '/docs', true, null],
      ['2.0', '/docs/2.0', false, 'unmaintained'],
      ['current~sdk', '/kit/next', false, 'unreleased'],
      ['1.1~sdk', '/kit', true, null],
      ['1.0~sdk', '/kit/1.0', false, null],
      ['current~team', '/team', true, null],
    ]);
    expect(content.versions.map(({ sidebars: [first] }) => [first?.file, first?.items.length])).toEqual([
      ['current', 1],
      ['2.0', 1],
      ['current~sdk', 2],
      ['1.1~sdk', 1],
      ['1.0~sdk', 1],
      ['current~team', 1],
    ]);
    expect([...siteRoutes(content)]).toEqual(
      expect.arrayContaining(['/kit/next/deep/c', '/kit/a', '/kit/1.0/b', '/team/people', '/kit/next/tags/x']),
    );
  });

  it('are no versions of each other', () => {
    expect(latestVersions(content).map(({ name }) => name)).toEqual(['current', '1.1~sdk', 'current~team']);
    expect(latestVersion(content, 'sdk')?.root).toBe('/kit');
    expect(versionRoutes(content, 'a').map(({ route }) => route)).toEqual(['/docs/a', '/docs/2.0/a']);
    expect(versionRoutes(content, 'a', undefined, 'sdk').map(({ label, route }) => [label, route])).toEqual([
      ['1.1', '/kit/a'],
      ['Next', '/kit/next/a'],
      ['1.0', '/kit/1.0/b'],
    ]);
  });
});
