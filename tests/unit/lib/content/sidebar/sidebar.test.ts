import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content/model/load-content';
import { flattenSidebar, sidebarPaths } from '@/lib/content/sidebar/sidebar';
import { outline, sidebarOf, source } from '../../../../support/content';
import { siteConfig } from '../../../../support/site-config';

const index = { type: 'generated-index' };

describe('docs of a sidebar', () => {
  it('are labelled by sidebar_label, then title, then heading, then name', () => {
    const docs = [
      source('Doc', 'docs/a.md', { title: 'Title', sidebar_label: 'Label' }),
      source('Doc', 'docs/b.md', { title: 'Title' }, '# Heading'),
      source('Doc', 'docs/c.md', {}, '# Heading'),
      source('Doc', 'docs/d.md'),
      source('Doc', 'docs/e.md', { title: 'No label', sidebar_label: '' }),
    ];
    const [version] = loadContent(docs, [], siteConfig(), { drafts: false }).versions;
    expect(outline(version?.sidebars[0]?.items ?? [])).toEqual(['Label', 'Title', 'Heading', 'd', 'No label']);
  });

  it('carry id, route and class', () => {
    expect(sidebarOf({ 'docs/x/01-a.md': { sidebar_class_name: 'new' } })[0]).toMatchObject({
      items: [{ type: 'doc', id: 'x/a', label: 'a', href: '/docs/x/a', className: 'new' }],
    });
  });

  it('leave unlisted ones out, and the folder that is empty then', () => {
    expect(
      outline(sidebarOf({ 'docs/a.md': {}, 'docs/b.md': { unlisted: true }, 'docs/c/d.md': { unlisted: true } })),
    ).toEqual(['a']);
  });
});

describe('folders of a sidebar', () => {
  it('take label, class, description and state from their file', () => {
    const settings = { label: 'Things', className: 'big', description: 'About things', collapsed: false };
    const [folder] = sidebarOf({ 'docs/things/a.md': {} }, { 'docs/things': settings });
    expect(folder).toEqual({
      type: 'category',
      id: 'things',
      label: 'Things',
      description: 'About things',
      className: 'big',
      collapsible: true,
      collapsed: false,
      items: [{ type: 'doc', id: 'things/a', label: 'a', href: '/docs/things/a' }],
    });
  });

  it('have their name without prefix as label', () => {
    expect(sidebarOf({ 'docs/02-my-things/a.md': {} })[0]).toMatchObject({
      id: '02-my-things',
      label: 'my-things',
      collapsed: true,
    });
  });

  it('take from their page what their file leaves open', () => {
    const page = { title: 'All things', sidebar_position: 1, sidebar_class_name: 'big' };
    const docs = { 'docs/a.md': { sidebar_position: 2 }, 'docs/things/index.md': page, 'docs/things/b.md': {} };
    expect(sidebarOf(docs)[0]).toMatchObject({ label: 'All things', className: 'big', items: [{ id: 'things/b' }] });
    const settings = { label: 'Things', position: 3, className: 'small' };
    expect(sidebarOf(docs, { 'docs/things': settings })[1]).toMatchObject({ label: 'Things', className: 'small' });
  });

  it('cannot start closed where readers cannot open them', () => {
    expect(sidebarOf({ 'docs/a/b.md': {} }, { 'docs/a': { collapsible: false } })[0]).toMatchObject({
      collapsible: false,
      collapsed: false,
    });
  });

  it.each(['index', 'README', 'things'])('lead to %s.md, which is not repeated below', (name) => {
    const [folder] = sidebarOf({ [`docs/things/${name}.md`]: {}, 'docs/things/a.md': {} });
    expect(folder).toMatchObject({ type: 'category', href: '/docs/things', items: [{ id: 'things/a' }] });
  });

  it.each(['guide', 'things/guide'])('lead to the doc their file names: %s', (id) => {
    const [folder] = sidebarOf(
      { 'docs/things/index.md': {}, 'docs/things/guide.md': {} },
      { 'docs/things': { link: { type: 'doc', id } } },
    );
    expect(folder).toMatchObject({ href: '/docs/things/guide', items: [{ id: 'things/index' }] });
  });

  it('lead nowhere with link: null', () => {
    const [folder] = sidebarOf(
      { 'docs/things/index.md': {}, 'docs/things/a.md': {} },
      { 'docs/things': { link: null } },
    );
    expect(folder).not.toHaveProperty('href');
    expect(outline(folder ? [folder] : [])).toEqual(['things', ['a', 'things']]);
  });

  it('lead nowhere where their page is unlisted', () => {
    const [folder] = sidebarOf({ 'docs/things/index.md': { unlisted: true }, 'docs/things/a.md': {} });
    expect(folder).not.toHaveProperty('href');
    expect(folder).toMatchObject({ items: [{ id: 'things/a' }] });
  });

  it('with nothing but their own page are a plain link to it', () => {
    expect(sidebarOf({ 'docs/things/index.md': {} }, { 'docs/things': { label: 'Things' } })).toEqual([
      { type: 'doc', id: 'things/index', label: 'Things', href: '/docs/things' },
    ]);
  });

  it('nest', () => {
    const sidebar = sidebarOf({ 'docs/a/b/c/d.md': {}, 'docs/a/e.md': {} });
    expect(outline(sidebar)).toEqual(['a', ['b', ['c', ['d']], 'e']]);
    expect(flattenSidebar(sidebar).map(({ id }) => id)).toEqual(['a', 'a/b', 'a/b/c', 'a/b/c/d', 'a/e']);
  });
});

describe('generated pages of a sidebar', () => {
  it('have title, description, keywords and an address from the label', () => {
    const [folder] = sidebarOf(
      { 'docs/t/a.md': {} },
      {
        'docs/t': {
          label: 'My Things!',
          link: { ...index, title: 'All things', description: 'A list', keywords: ['x'] },
        },
      },
    );
    expect(folder).toMatchObject({
      href: '/docs/category/my-things',
      generated: { title: 'All things', description: 'A list', keywords: ['x'] },
      description: 'A list',
    });
  });

  it.each(['/all-things', 'all-things'])('take their address from the slug %s', (slug) => {
    expect(sidebarOf({ 'docs/t/a.md': {} }, { 'docs/t': { link: { ...index, slug } } })[0]).toMatchObject({
      href: '/docs/all-things',
    });
  });

  it('number addresses whose labels repeat, in reading order', () => {
    const settings = (position: number) => ({ label: 'Overview', position, link: index });
    const sidebar = sidebarOf(
      { 'docs/a/x.md': {}, 'docs/b/x.md': {} },
      { 'docs/a': settings(2), 'docs/b': settings(1) },
    );
    expect(flattenSidebar(sidebar).flatMap((item) => (item.type === 'category' ? [[item.id, item.href]] : []))).toEqual(
      [
        ['b', '/docs/category/overview'],
        ['a', '/docs/category/overview-1'],
      ],
    );
  });

  it('do not exist for folders without pages', () => {
    expect(sidebarOf({}, { 'docs/t': { link: index } })).toEqual([]);
    const [unlisted] = sidebarOf({ 'docs/t/a.md': { unlisted: true } }, { 'docs/t': { link: index } });
    expect(unlisted).toMatchObject({ href: '/docs/category/t', items: [], collapsible: false });
  });
});

describe('sidebarPaths', () => {
  const sidebar = sidebarOf({ 'docs/a/index.md': {}, 'docs/a/b/c.md': {}, 'docs/d.md': {} });

  it.each([
    ['/docs/a/b/c', ['a', 'a/b', 'a/b/c']],
    ['/docs/a', ['a']],
    ['/docs/d', ['d']],
    ['/docs/nowhere', []],
  ])('to %s is %j', (href, ids) => {
    expect(
      sidebarPaths(sidebar)
        .get(href)
        ?.map(({ id }) => id) ?? [],
    ).toEqual(ids);
  });
});
