import { expect, it } from 'vitest';
import { inLanguage } from '@/lib/content/files/translations';
import { loadContent } from '@/lib/content/model/load-content';
import { collectPageFacts, listCrumbs } from '@/lib/publish/page-facts';
import { siteConfig } from '@/tests/support/site-config';
import { source } from '../../../support/content';
import { english } from '../../../support/english';

const sources = [
  source('Doc', 'docs/a.md', { title: 'A' }),
  source('Doc', 'docs/b.md', { title: 'B' }),
  source('Post', 'blog/2026-01-02-post.md', { title: 'Post' }),
  source('Page', 'pages/index.md', { title: 'Home' }),
  source('Doc', 'i18n/es/docusaurus-plugin-content-docs/current/a.md', { title: 'Á' }),
];

it('knows nothing of what is not translated, for which nothing is drawn', () => {
  const site = siteConfig({ title: 'Site' });
  const own = inLanguage(sources, 'es', { isDefault: false });
  const content = loadContent(own, [], { ...site, routePrefix: '/es' }, { drafts: false });
  expect([...collectPageFacts(content, site, new Map()).keys()]).toEqual(['/es/docs/a']);
});

it('leads to a post by way of the blog, unless this is the home page', () => {
  const crumbs = (routeBasePath: string) => {
    const site = siteConfig({ blog: { routeBasePath } });
    const content = loadContent(sources.slice(0, 3), [], site, { drafts: false });
    const facts = collectPageFacts(content, site, new Map());
    return content.posts.map(({ permalink }) => facts.get(permalink)?.crumbs);
  };
  expect(crumbs('news')).toEqual([[{ label: 'Blog', route: '/news' }]]);
  expect(crumbs('/')).toEqual([[]]);
});

it('leads to lists of the blog by way of the blog, and of all tags or authors', () => {
  const crumbs = (routeBasePath: string, ...routes: string[]) => {
    const site = siteConfig({ blog: { routeBasePath } });
    const tagged = source('Post', 'blog/2026-01-03-b.md', { title: 'B', tags: ['Sea'] });
    const content = loadContent([...sources.slice(0, 3), tagged], [], site, { drafts: false });
    const crumbsOf = listCrumbs({ content, site, language: english });
    return routes.map((route) => crumbsOf(route).map((crumb) => `${crumb.label} ${crumb.route}`));
  };
  expect(crumbs('news', '/news', '/news/archive', '/news/tags', '/news/tags/sea', '/docs/a')).toEqual([
    [],
    ['Blog /news'],
    ['Blog /news'],
    ['Blog /news', 'Tags /news/tags'],
    [],
  ]);
  expect(crumbs('/', '/archive', '/tags/sea')).toEqual([[], ['Tags /tags']]);
});
