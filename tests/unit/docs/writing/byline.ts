import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PostByline } from '@/components/blog/post-byline';
import type { Author } from '@/lib/content/types';
import { english } from '@/tests/support/english';
import { type Part, readHtml } from './parts';

/** What stands below the title of a post by these authors. */
export function byline(authors: readonly Author[], date = '2026-03-01T00:00:00.000Z', minutes = 1): Part {
  const views = authors.map(({ name, title, description, image, permalink, url }) => ({
    ...{ name, title, description, image },
    href: permalink ?? url,
    external: permalink === undefined,
    socials: [],
  }));
  const post = {
    source: '',
    title: '',
    href: '',
    date,
    minutes,
    authors: views,
    tags: [],
    badge: null,
    original: null,
  };
  return readHtml(renderToStaticMarkup(createElement(PostByline, { post, language: english })));
}
