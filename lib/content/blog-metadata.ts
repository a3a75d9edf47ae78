import type { Metadata } from 'next';
import { feedFiles } from '../feed-files';
import { withBasePath } from '../urls';
import { fill } from '../words/fill';
import type { BlogView } from './blog-view';
import type { Edition } from './edition';
import { joinRoute } from './join-route';
import { pageMetadata } from './page-metadata';

/** Head of a page of the blog: that of any page, the feeds, and the authors of a post. */
export function blogMetadata({ content, site, language }: Edition, view: BlogView): Metadata {
  const post = view.kind === 'post' ? view : null;
  const metadata = pageMetadata({ ...view, title: post?.titleMeta ?? view.title });
  const feeds = feedFiles.map(({ file, label, type }) => [
    type,
    [
      {
        url: withBasePath(joinRoute(content.blogRoot, file)),
        title: fill(language.words.blog.feedLink, { site: site.title, format: label }),
      },
    ],
  ]);
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: Object.fromEntries(feeds) },
    ...(post && { authors: post.authors.map(({ name }) => ({ name })) }),
  };
}
