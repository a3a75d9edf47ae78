import { describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/model/load-content';
import { versionTexts } from '@/lib/content/model/version-label';
import {
  categoryWithId,
  docsInLatest,
  docWithId,
  latestVersion,
  mainDocOf,
  versionBanner,
  versionRoutes,
} from '@/lib/content/model/version-links';
import type { SourceDocument } from '@/lib/content/types';
import { siteConfig } from '@/tests/support/site-config';
import { tempFolder } from '../../../temp-folder';

const doc = (path: string): SourceDocument => ({
  kind: 'Doc',
  path,
  data: { title: path },
  body: 'Text',
  bodyLine: 4,
  untrusted: false,
});

const sources = [
  'docs/intro.mdx',
  'docs/new.mdx',
  'docs/kept.mdx',
  'versioned_docs/version-2.0/intro.mdx',
  'versioned_docs/version-2.0/kept.mdx',
  'versioned_docs/version-1.0/start.mdx',
].map(doc);

const category = (path: string): SourceDocument => ({
  kind: 'Category',
  path,
  data: { label: 'Guides', link: { type: 'generated-index' } },
  body: '',
  bodyLine: 1,
  untrusted: false,
});

sources.push(
  doc('docs/guides/setup.mdx'),
  doc('versioned_docs/version-2.0/guides/setup.mdx'),
  category('docs/guides/_category_.json'),
  category('versioned_docs/version-2.0/guides/_category_.json'),
);

const content = loadContent(sources, ['2.0', '1.0'], siteConfig(), { drafts: false });
const version = (name: string) => {
  const found = content.versions.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no version ${name}`);
  return found;
};

describe('three versions', () => {
  test('the latest release lives at /docs, current at /docs/next, others at their name', () => {
    expect(content.versions.map(({ name, root }) => [name, root])).toEqual([
      ['current', '/docs/next'],
      ['2.0', '/docs'],
      ['1.0', '/docs/1.0'],
    ]);
    expect(latestVersion(content)?.name).toBe('2.0');
  });

  test('the menu leads to the same page, or to the main doc of a version without it', () => {
    expect(versionRoutes(content, 'intro', docWithId('kept')).map(({ label, route }) => [label, route])).toEqual([
      ['2.0', '/docs/kept'],
      ['Next', '/docs/next/kept'],
      ['1.0', '/docs/1.0/start'],
    ]);
    const guides = [...version('current').generatedPages.values()][0]?.id ?? '';
    expect(versionRoutes(content, 'intro', categoryWithId(guides)).map(({ route }) => route)).toEqual([
      '/docs/category/guides',
      '/docs/next/category/guides',
      '/docs/1.0/start',
    ]);
    expect(mainDocOf(version('1.0'), 'intro')).toBe('/docs/1.0/start');
  });

  test('links from outside of the docs lead to the latest release, where it has the doc', () => {
    const inLatest = docsInLatest(content);
    expect(inLatest('docs/kept.mdx')?.permalink).toBe('/docs/kept');
    expect(inLatest('docs/new.mdx')).toBeUndefined();
    expect(inLatest('versioned_docs/version-1.0/start.mdx')).toBeUndefined();
    expect(
      docsInLatest(loadContent(sources, ['1.0'], siteConfig(), { drafts: false }))('docs/kept.mdx'),
    ).toBeUndefined();
  });

  test('unreleased and unmaintained versions have a banner that leads to the latest, the latest has none', () => {
    const banner = (name: string, id: string) =>
      versionBanner(content, version(name), versionRoutes(content, 'intro', docWithId(id)), docWithId(id));
    expect(banner('current', 'kept')).toMatchObject({
      kind: 'unreleased',
      latest: { route: '/docs/kept' },
      isThere: true,
    });
    expect(banner('current', 'new')).toMatchObject({ latest: { route: '/docs/intro' }, isThere: false });
    expect(banner('1.0', 'start')).toMatchObject({ kind: 'unmaintained', latest: { route: '/docs/intro' } });
    expect(banner('2.0', 'kept')).toBeNull();
  });
});

test('with only the current version everything lives at /docs', () => {
  const single = loadContent(sources.slice(0, 3), [], siteConfig(), { drafts: false });
  expect(versionRoutes(single, 'intro').map(({ label, route }) => [label, route])).toEqual([['Next', '/docs/intro']]);
});

test('a site without docs has no versions to go to', () => {
  expect(versionRoutes(loadContent([], [], siteConfig(), { drafts: false }), 'intro')).toEqual([]);
});

test('readers are led to the version that is configured, and what is said of the others goes by their order', () => {
  const versions = { last: '1.0', paths: { '1.0': '1.x' }, banners: { current: 'none' as const } };
  const led = loadContent(sources, ['2.0', '1.0'], siteConfig({ versions }), { drafts: false });
  expect(latestVersion(led)?.root).toBe('/docs/1.x');
  expect(led.versions.map(({ name, banner }) => [name, banner])).toEqual([
    ['current', null],
    ['2.0', 'unreleased'],
    ['1.0', null],
  ]);
  expect(versionRoutes(led, 'intro')[0]).toMatchObject({ name: '1.0', route: '/docs/1.x/start' });
});

test('the navbar names versions in the language of the page, also beside pages that are of none', () => {
  const content = tempFolder({
    'versions.json': '["2.0", "1.0"]',
    'i18n/de/docusaurus-plugin-content-docs/version-1.0.json': '{ "version.label": { "message": "1.0 (alt)" } }',
  });
  const { versions, ...others } = siteConfig({
    locales: [
      { code: 'en', label: 'English' },
      { code: 'de', label: 'Deutsch', texts: { '2.0 (new)': '2.0 (neu)' } },
    ],
    versions: { labels: { '2.0': '2.0 (new)' } },
  });
  // What a site says nothing of is a word of the interface.
  const { currentLabel: _, ...said } = versions;
  const site = { ...others, versions: said };
  expect(versionTexts(content, site, 'de')).toEqual({
    Next: 'Nächste',
    '2.0 (new)': '2.0 (neu)',
    '1.0': '1.0 (alt)',
  });
  expect(versionTexts(content, site, 'en')).toEqual({});
  expect(versionTexts(tempFolder({}), site, 'de')).toEqual({});
});
