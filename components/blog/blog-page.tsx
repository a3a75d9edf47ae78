import type { BlogView, PostLink } from '@/lib/content/views/blog-view';
import type { Language } from '@/lib/words/types';
import { TableOfContents } from '../layout/toc/table-of-contents';
import { Still } from '../ui/still';
import { ArchiveYears } from './archive-years';
import { AuthorIndex } from './author-index';
import { PostArticle } from './post-article';
import { PostList } from './post-list';
import { RecentPosts } from './recent-posts';
import { TagIndex } from './tag-index';

function BlogContent({ view, language }: { view: BlogView; language: Language }) {
  switch (view.kind) {
    case 'post':
      return <PostArticle post={view} language={language} />;
    case 'list':
      return <PostList view={view} language={language} />;
    case 'archive':
      return <ArchiveYears view={view} language={language} />;
    case 'tags':
      return <TagIndex view={view} language={language} />;
    case 'authors':
      return <AuthorIndex view={view} language={language} />;
  }
}

interface BlogPageProps {
  view: BlogView;
  recent: { title: string; posts: readonly PostLink[] };
  language: Language;
}

/** Any page of the blog, beside the newest posts. */
export function BlogPage({ view, recent, language }: BlogPageProps) {
  const post = view.kind === 'post' ? view : null;
  const toc = post?.toc ?? [];
  return (
    <Still className="blog-layout" data-toc={toc.length > 0}>
      <RecentPosts recent={recent} current={post?.href} />
      <main id="content" data-source={post?.source}>
        <BlogContent view={view} language={language} />
      </main>
      {toc.length > 0 && <TableOfContents toc={toc} lang={post?.original?.code} />}
    </Still>
  );
}
