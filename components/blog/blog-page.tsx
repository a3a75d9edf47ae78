import type { BlogView, PostLink } from '@/lib/content/blog-view';
import { TableOfContents } from '../layout/table-of-contents';
import { ArchiveYears } from './archive-years';
import { AuthorIndex } from './author-index';
import { PostArticle } from './post-article';
import { PostList } from './post-list';
import { RecentPosts } from './recent-posts';
import { TagIndex } from './tag-index';

function BlogContent({ view }: { view: BlogView }) {
  switch (view.kind) {
    case 'post':
      return <PostArticle post={view} />;
    case 'list':
      return <PostList view={view} />;
    case 'archive':
      return <ArchiveYears view={view} />;
    case 'tags':
      return <TagIndex view={view} />;
    case 'authors':
      return <AuthorIndex view={view} />;
  }
}

/** Any page of the blog, beside the newest posts. */
export function BlogPage({ view, recent }: { view: BlogView; recent: { title: string; posts: readonly PostLink[] } }) {
  const post = view.kind === 'post' ? view : null;
  const toc = post?.toc ?? [];
  return (
    <div className="blog-layout" data-toc={toc.length > 0}>
      <RecentPosts recent={recent} current={post?.href} />
      <main id="content" data-source={post?.source}>
        <BlogContent view={view} />
      </main>
      {toc.length > 0 && <TableOfContents toc={toc} />}
    </div>
  );
}
