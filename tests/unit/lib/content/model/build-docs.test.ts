import { describe, expect, it } from 'vitest';
import { buildCategories, buildDocs } from '@/lib/content/model/build-docs';
import { descriptionParts } from '@/lib/content/model/document-head';
import { doc, source } from '../../../../support/content';

describe('buildDoc', () => {
  it('derives everything from the path where nothing is written', () => {
    expect(doc('docs/services/02-store.mdx')).toMatchObject({
      id: 'services/store',
      version: 'current',
      permalink: '/docs/services/store',
      title: 'store',
      heading: undefined,
      description: '',
      frontMatter: { draft: false, unlisted: false, format: 'mdx' },
    });
  });

  it('takes title and description from the body', () => {
    const built = doc('docs/a.md', {}, '# The title\n\nThe *first* paragraph.');
    expect(built).toMatchObject({
      title: 'The title',
      heading: 'The title',
      description: 'The first paragraph.',
      body: '           \n\nThe *first* paragraph.',
    });
  });

  it('takes title and description from the front matter', () => {
    const built = doc('docs/a.md', { title: 'Named', description: 'Described' }, 'Text');
    expect(built).toMatchObject({ title: 'Named', heading: undefined, description: 'Described', body: 'Text' });
  });

  it('names a page by its front matter where its heading says something else', () => {
    const built = doc('docs/a.md', { title: 'Named' }, '# Heading\n\nText');
    expect(built).toMatchObject({ title: 'Named', heading: 'Heading', body: '         \n\nText' });
  });

  it.each([
    [{}, 'store'],
    [{ title: '' }, 'store'],
    [{ id: 'shop' }, 'shop'],
  ])('calls a page without a heading and with %j "%s"', (data, title) => {
    expect(doc('docs/services/02-store.mdx', data, 'Text').title).toBe(title);
  });

  it.each([
    ['docs/services/Index.md', 'services'],
    ['docs/02-services/readme.mdx', 'services'],
    ['docs/index.md', 'index'],
  ])('calls %s without a heading “%s”', (path, title) => {
    expect(doc(path, {}, 'Text').title).toBe(title);
  });

  it('takes a description for text that may hold code', () => {
    const description = 'The `next/image` component, and a ` alone.';
    expect(doc('docs/a.md', { description }, 'Text').description).toBe('The next/image component, and a ` alone.');
    expect(descriptionParts(description)).toEqual([
      'The ',
      { mark: 'code', parts: ['next/image'] },
      ' component, and a ` alone.',
    ]);
  });

  it('says of which heading the page has taken an id already', () => {
    expect(doc('docs/a.md', {}, '# Heading\n\nText').idText).toBe('Heading');
    expect(doc('docs/a.md', {}, 'Text')).not.toHaveProperty('idText');
  });

  it('keeps the line the body starts on', () => {
    const [built] = buildDocs([{ ...source('Doc', 'docs/a.md'), bodyLine: 7 }], [], {
      drafts: false,
      rootOf: () => '/docs',
    });
    expect(built?.bodyLine).toBe(7);
  });

  it('drops unknown keys, which the content check reports', () => {
    expect(doc('docs/a.md', { titel: 'A' }).frontMatter).not.toHaveProperty('titel');
  });

  it('refuses front matter of the wrong type', () => {
    expect(() => doc('docs/a.md', { sidebar_position: 'first' })).toThrow(/sidebar_position/);
  });

  it('puts released versions at their roots', () => {
    const versions = ['2.0', '1.0'];
    const permalink = (path: string) => doc(path, {}, '', versions).permalink;
    expect(permalink('docs/a.md')).toBe('/docs/next/a');
    expect(permalink('versioned_docs/version-2.0/a.md')).toBe('/docs/a');
    expect(permalink('versioned_docs/version-1.0/a.md')).toBe('/docs/1.0/a');
  });
});

describe('buildDocs', () => {
  const sources = [
    source('Doc', 'docs/a.md'),
    source('Page', 'pages/b.md'),
    source('Doc', 'docs/c.md', { draft: true }),
    source('Doc', 'docs/d.md', { unlisted: true }),
  ];

  it('leaves drafts out of production', () => {
    expect(buildDocs(sources, [], { drafts: false, rootOf: () => '/docs' }).map(({ id }) => id)).toEqual(['a', 'd']);
  });

  it('keeps drafts where they are asked for', () => {
    expect(buildDocs(sources, [], { drafts: true, rootOf: () => '/docs' }).map(({ id }) => id)).toEqual([
      'a',
      'c',
      'd',
    ]);
  });
});

describe('buildCategories', () => {
  it('fills in defaults and leaves other documents out', () => {
    const built = buildCategories([
      source('Doc', 'docs/a.md'),
      source('Category', 'docs/a/_category_.json', { label: 'A', link: { type: 'generated-index' } }),
    ]);
    expect(built).toEqual([
      {
        path: 'docs/a/_category_.json',
        data: { label: 'A', collapsible: true, link: { type: 'generated-index', keywords: [] } },
      },
    ]);
  });
});
