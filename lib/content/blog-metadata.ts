import type { Metadata } from 'next';
import { site } from '../config/site';
import { feedFiles } from '../feed-files';
import { withBasePath } from '../urls';
import type { BlogView } from './blog-view';
import { joinRoute } from './join-route';
import { pageMetadata } from './page-metadata';

/** Head of a page of the blog: that of any page, the feeds, and the authors of a post. */
export function blogMetadata(view: BlogView): Metadata {
  const post = view.kind === 'post' ? view : null;
  const metadata = pageMetadata({ ...view, title: post?.titleMeta ?? view.title });
  const feeds = feedFiles.map(({ file, label, type }) => [
    type,
    [{ url: withBasePath(joinRoute(site.blog.routeBasePath, file)), title: `${site.title} blog (${label})` }],
  ]);
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: Object.fromEntries(feeds) },
    ...(post && { authors: post.authors.map(({ name }) => ({ name })) }),
  };
}
