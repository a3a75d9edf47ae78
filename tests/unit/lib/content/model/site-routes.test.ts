import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content/model/load-content';
import { siteRoutes } from '@/lib/content/model/site-routes';
import { source } from '../../../../support/content';
import { fixtureSite } from '../../check/fixture-site';

const post = source('Post', 'blog/2020-01-02-hello.md', { title: 'Hello' });
const doc = source('Doc', 'docs/intro.md', { title: 'Intro' });

it.each([
  ['has an address of the docs', [doc, post], true],
  ['has none where there are no docs', [post], false],
])('a site %s', (_, sources, expected) => {
  expect(siteRoutes(loadContent(sources, [], fixtureSite, { drafts: false })).has('/docs')).toBe(expected);
});
