import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content/model/load-content';
import { siteConfig } from '@/tests/support/site-config';
import { outline, source } from '../../../../support/content';

const site = siteConfig({ versions: { currentLabel: 'Next', labels: { '2.0': 'Two' } } });
const index = { link: { type: 'generated-index' } };

const sources = [
  source('Doc', 'docs/a.md'),
  source('Doc', 'docs/x/b.md'),
  source('Category', 'docs/x/_category_.json', { label: 'New', ...index }),
  source('Doc', 'versioned_docs/version-2.0/a.md'),
  source('Doc', 'versioned_docs/version-2.0/x/b.md'),
  source('Category', 'versioned_docs/version-2.0/x/_category_.yml', { label: 'Ex', ...index }),
  source('Doc', 'versioned_docs/version-1.0/old/index.md', { draft: true }),
  source('Doc', 'versioned_docs/version-1.0/a.md'),
  source('Page', 'pages/about.md'),
];

describe('loadContent with three versions', () => {
  const { versions, pages } = loadContent(sources, ['2.0', '1.0'], site, { drafts: false });
  const version = (name: string) => versions.find((found) => found.name === name);

  it('has the unreleased docs first, then the released ones, with their roots and labels', () => {
    expect(versions.map(({ name, label, root }) => [name, label, root])).toEqual([
      ['current', 'Next', '/docs/next'],
      ['2.0', 'Two', '/docs'],
      ['1.0', '1.0', '/docs/1.0'],
    ]);
  });

  it('gives every version its own docs, at its own routes', () => {
    expect(versions.map(({ byPermalink }) => [...byPermalink.keys()])).toEqual([
      ['/docs/next/a', '/docs/next/x/b'],
      ['/docs/a', '/docs/x/b'],
      ['/docs/1.0/a'],
    ]);
    expect(versions.map(({ byId }) => byId.get('a')?.path)).toEqual([
      'docs/a.md',
      'versioned_docs/version-2.0/a.md',
      'versioned_docs/version-1.0/a.md',
    ]);
  });

  it('gives every version its own sidebar with its own folder settings', () => {
    expect(versions.map(({ sidebars }) => sidebars.flatMap(({ items }) => outline(items)))).toEqual([
      ['a', 'New', ['b']],
      ['a', 'Ex', ['b']],
      ['a'],
    ]);
  });

  it('lists the generated pages by route', () => {
    expect([...(version('current')?.generatedPages.keys() ?? [])]).toEqual(['/docs/next/category/new']);
    expect(version('2.0')?.generatedPages.get('/docs/category/ex')?.label).toBe('Ex');
    expect(version('1.0')?.generatedPages.size).toBe(0);
  });

  it('holds the pages', () => {
    expect(pages.map(({ permalink }) => permalink)).toEqual(['/about']);
  });
});

describe('loadContent', () => {
  it('has one version at /docs before the first release', () => {
    const { versions } = loadContent(sources, [], site, { drafts: false });
    expect(versions.map(({ name, root }) => [name, root])).toEqual([['current', '/docs']]);
  });

  it('shows drafts where they are asked for', () => {
    const { versions } = loadContent(sources, ['2.0', '1.0'], site, { drafts: true });
    expect(versions[2]?.docs.map(({ permalink }) => permalink)).toEqual(['/docs/1.0/old', '/docs/1.0/a']);
  });

  it('finds unlisted docs by route, though no sidebar shows them', () => {
    const [version] = loadContent([source('Doc', 'docs/a.md', { unlisted: true })], [], site, {
      drafts: false,
    }).versions;
    expect(version?.byPermalink.has('/docs/a')).toBe(true);
    expect(version?.sidebars.map(({ items }) => items)).toEqual([[]]);
  });

  it('is empty without content', () => {
    expect(loadContent([], [], site, { drafts: false })).toMatchObject({
      pages: [],
      versions: [{ docs: [], sidebars: [{ items: [] }] }],
    });
  });
});

it('has no unreleased docs where their folder is empty and there are others', () => {
  const names = (paths: readonly string[]) =>
    loadContent(
      paths.map((path) => source('Doc', path)),
      ['2.0'],
      site,
      { drafts: false },
    ).versions.map(({ name }) => name);
  expect(names(['versioned_docs/version-2.0/a.md'])).toEqual(['2.0']);
  expect(names([])).toEqual(['current', '2.0']);
});
