import { describe, expect, it } from 'vitest';
import { buildPages } from '@/lib/content/model/build-pages';
import { source } from '../../../../support/content';

const site = { title: 'Harbor', description: 'About boats' };

const build = (path: string, data: Record<string, unknown> = {}, body = '') =>
  buildPages([source('Page', path, data, body)], site, { drafts: false })[0];

describe('buildPages', () => {
  it.each([
    ['pages/markdown-page.md', {}, '/markdown-page'],
    ['pages/a/b.mdx', {}, '/a/b'],
    ['pages/index.md', {}, '/'],
    ['pages/a/index.md', {}, '/a'],
    ['pages/my-index.md', {}, '/my-index'],
    ['pages/a.md', { slug: '/other/' }, '/other'],
    ['pages/a.md', { slug: 'other' }, '/other'],
  ])('%s with %j appears at %s', (path, data, permalink) => {
    expect(build(path, data)?.permalink).toBe(permalink);
  });

  it('takes title and description from the body where the front matter has none', () => {
    expect(build('pages/a.md', {}, '# Title\n\nText.')).toMatchObject({
      title: 'Title',
      description: 'Text.',
      body: '       \n\nText.',
    });
    expect(build('pages/a.md', { title: 'Named', description: 'Described' }, 'Text.')).toMatchObject({
      title: 'Named',
      description: 'Described',
    });
    expect(build('pages/a.md')).toMatchObject({ title: 'a', description: '' });
  });

  it('names a page by its front matter where its heading says something else', () => {
    expect(build('pages/a.md', { title: 'Named' }, '# Heading')).toMatchObject({ title: 'Named', heading: 'Heading' });
    expect(build('pages/a.md', { title: '' }, '# Heading')).toMatchObject({ title: 'Heading', heading: 'Heading' });
  });

  it('names and describes the home page like the site where its file does not', () => {
    expect(build('pages/index.mdx', {}, 'Text.')).toMatchObject({ title: 'Harbor', description: 'About boats' });
    expect(build('pages/index.mdx', { description: 'Own' }, '# Own title')).toMatchObject({
      title: 'Own title',
      description: 'Own',
    });
  });

  it('leaves drafts and other documents out', () => {
    const sources = [source('Page', 'pages/a.md', { draft: true }), source('Doc', 'docs/b.md')];
    expect(buildPages(sources, site, { drafts: false })).toEqual([]);
    expect(buildPages(sources, site, { drafts: true }).map(({ permalink }) => permalink)).toEqual(['/a']);
  });
});
