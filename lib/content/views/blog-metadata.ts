import type { Metadata } from 'next';
import { feedFiles } from '../../site/feed-files';
import { withBasePath } from '../../site/urls';
import { fill } from '../../words/fill';
import { joinRoute } from '../model/join-route';
import type { Edition } from '../model/make-editions';
import type { BlogView } from './blog-view';
import { pageMetadata } from './page-metadata';

/** Head of a page of the blog: that of any page, the feeds, and the authors of a post. */
export function blogMetadata(edition: Edition, view: BlogView): Metadata {
  const { content, site, language } = edition;
  const post = view.kind === 'post' ? view : null;
  const metadata = pageMetadata(edition, {
    ...view,
    title: post?.titleMeta ?? view.title,
    original: post?.original ?? null,
  });
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
