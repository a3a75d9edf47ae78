import { describe, expect, it } from 'vitest';
import { tagsOf } from '@/lib/content/model/build-tags';
import { docTagRoutes } from '@/lib/content/model/doc-tags';
import { nameAddress } from '@/lib/content/model/join-route';
import { loadContent } from '@/lib/content/model/load-content';
import type { SourceDocument } from '@/lib/content/types';
import { source } from '@/tests/support/content';
import { siteConfig } from '@/tests/support/site-config';

function load(sources: SourceDocument[], released: string[] = [], routeBasePath = 'docs') {
  return loadContent(sources, released, siteConfig({ docs: { routeBasePath } }), { drafts: false });
}

const tagged = (path: string, tags: unknown[], more = {}) => source('Doc', path, { title: path, tags, ...more });

describe('nameAddress', () => {
  // As Docusaurus has it: addresses of tags survive the move.
  it.each([
    ['Mooring Lines', 'mooring-lines'],
    ['JavaScript', 'java-script'],
    ['c++', 'c'],
    ['v2', 'v-2'],
    ['日本語', '日本語'],
    ['+', '+'],
  ])('of %s is %s', (name, address) => {
    expect(nameAddress(name)).toBe(address);
  });
});

it('a tag may be written as Docusaurus writes it', () => {
  const tags = ['Ropes', { label: 'Stores', permalink: '/sold' }, { label: 'Again', permalink: 'sold' }];
  expect(tagsOf(tags, new Map(), '/docs')).toEqual([
    { label: 'Ropes', permalink: '/docs/tags/ropes' },
    { label: 'Again', permalink: '/docs/tags/sold' },
  ]);
});

describe('tags of docs', () => {
  it('have the label, address and description of tags.yml, the own one of the docs before that of all', () => {
    const content = load([
      tagged('docs/a.md', ['rope', 'sail']),
      source('Tags', 'tags.yml', { rope: { label: 'All' }, sail: null }),
      source('Tags', 'docs/tags.yml', { rope: { label: 'Ropes', permalink: '/lines', description: 'Tied.' } }),
      source('Tags', 'blog/tags.yml', { rope: { label: 'Blog' } }),
    ]);
    expect(content.versions[0]?.docs[0]?.tags).toEqual([
      { label: 'Ropes', permalink: '/docs/tags/lines', description: 'Tied.' },
      { label: 'Sail', permalink: '/docs/tags/sail', description: undefined },
    ]);
  });

  it('lie below their version', () => {
    const { versions } = load(
      ['docs/a.md', 'versioned_docs/version-2.0/a.md', 'versioned_docs/version-1.0/a.md'].map((path) =>
        tagged(path, ['x']),
      ),
      ['2.0', '1.0'],
      '/',
    );
    expect(versions.map(docTagRoutes)).toEqual([
      ['/next/tags', '/next/tags/x'],
      ['/tags', '/tags/x'],
      ['/1.0/tags', '/1.0/tags/x'],
    ]);
  });

  it('list their docs by title, unlisted ones only where there are no others', () => {
    const [version] = load([
      tagged('docs/b.md', ['x']),
      tagged('docs/a.md', ['x']),
      tagged('docs/c.md', ['x', 'y'], { unlisted: true }),
    ]).versions;
    const found = [...(version?.tags.values() ?? [])].map(({ tag, docs, unlisted }) => [
      tag.label,
      docs.map(({ title }) => title),
      unlisted,
    ]);
    expect(found).toEqual([
      ['x', ['docs/a.md', 'docs/b.md'], false],
      ['y', ['docs/c.md'], true],
    ]);
  });

  it('make no page where no doc has one', () => {
    expect(load([tagged('docs/a.md', [])]).versions.flatMap(docTagRoutes)).toEqual([]);
  });
});
