import { expect, it } from 'vitest';
import { linkSections } from '@/lib/content/links/link-sections';

type Pages = Readonly<Record<string, string>>;

/** Versions of the docs: route → name of its sidebar. Posts and pages: routes. */
function sections(
  versions: readonly Pages[],
  routes: readonly string[],
  posts: readonly string[] = [],
  docsIds: readonly string[] = [],
) {
  const content = {
    versions: versions.map((pages, index) => ({
      docsId: docsIds[index],
      places: new Map(Object.entries(pages).map(([route, name]) => [route, { sidebar: { name } }])),
    })),
    posts: posts.map((permalink) => ({ permalink })),
    pages: [],
    blogRoot: '/blog',
  };
  return linkSections(content as never, routes);
}

it('the only sidebar is where the docs are, whatever its versions', () => {
  const docs = { '/docs/intro': 'all', '/docs/guides/one': 'all' };
  expect(sections([docs, { '/docs/1.0/intro': 'all' }], ['/docs/intro', '/docs/1.0/intro'])).toEqual(['/docs']);
});

it('of two sidebars, each is where the other is not', () => {
  const docs = { '/docs/intro': 'guides', '/docs/guides/one': 'guides', '/docs/api/one': 'api', '/docs/api': 'api' };
  expect(sections([docs], ['/docs/intro'])).toEqual(['/docs/intro', '/docs/guides']);
  expect(sections([docs], ['/docs/api/one'])).toEqual(['/docs/api']);
});

it('docs at the root of the site end where posts begin, and further docs with a sidebar of the same name are others', () => {
  expect(sections([{ '/': 'all', '/one': 'all', '/two/three': 'all' }], ['/'], ['/blog/first'])).toEqual([
    '/',
    '/one',
    '/two',
  ]);
  const further = [{ '/docs/intro': 'all' }, { '/api/start': 'all' }];
  expect(sections(further, ['/api/start'], [], ['', 'api'])).toEqual(['/api']);
});

it('says nothing of what is no doc, and of pages that lie all over', () => {
  expect(sections([{ '/docs/intro': 'all' }], ['/blog'])).toEqual([]);
  const scattered = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`/page-${index}`, 'all']));
  expect(sections([{ ...scattered, '/other': 'other' }], ['/page-0'])).toEqual([]);
});
