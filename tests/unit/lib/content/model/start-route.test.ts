import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content/model/load-content';
import { startRoute } from '@/lib/content/model/site-routes';
import { source } from '../../../../support/content';
import { fixtureSite } from '../../check/fixture-site';

const doc = source('Doc', 'docs/setup.md', { title: 'Setup' });
const main = source('Doc', 'docs/intro.md', { title: 'Intro', sidebar_position: 9 });
const post = source('Post', 'blog/2020-01-02-hello.md', { title: 'Hello' });
const page = source('Page', 'pages/about.md', { title: 'About' });
const unlisted = source('Page', 'pages/a.md', { title: 'A', unlisted: true });

describe('startRoute', () => {
  it.each([
    ['the main doc', [doc, main, post, page], '/docs/intro'],
    ['the first doc where there is no main doc', [doc, post, page], '/docs/setup'],
    ['the blog where there are no docs', [post, page], '/blog'],
    ['the first page readers may find', [unlisted, page], '/about'],
    ['the list of all pages', [], '/all-pages'],
  ])('is %s', (_, sources, route) => {
    expect(startRoute(loadContent(sources, [], fixtureSite, { drafts: false }), 'intro')).toBe(route);
  });
});
