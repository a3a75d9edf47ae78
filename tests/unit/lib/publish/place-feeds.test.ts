import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content/model/load-content';
import { placeFeeds } from '@/lib/publish/place-feeds';
import { source } from '@/tests/support/content';
import { siteConfig } from '@/tests/support/site-config';
import { tempFolder } from '@/tests/unit/temp-folder';

const made = { 'blog-feeds/rss.xml': 'rss', 'blog-feeds/atom.xml': 'atom', 'blog-feeds/feed.json': 'json' };
const posts = [source('Post', 'blog/2026-01-02-a.md')];

function place(routeBasePath: string, sources = posts): string {
  const root = tempFolder(made);
  const site = siteConfig({ blog: { routeBasePath } });
  placeFeeds(root, [{ site, content: loadContent(sources, [], site, { drafts: false }) }]);
  expect(existsSync(join(root, 'blog-feeds'))).toBe(false);
  return root;
}

it.each([
  ['blog', 'blog/rss.xml'],
  ['/news/harbor/', 'news/harbor/rss.xml'],
  ['/', 'rss.xml'],
])('the feeds of a blog at %s are at %s', (base, file) => {
  expect(readFileSync(join(place(base), file), 'utf8')).toBe('rss');
});

it('a site without posts has none', () => {
  expect(existsSync(join(place('blog', []), 'blog/rss.xml'))).toBe(false);
});
