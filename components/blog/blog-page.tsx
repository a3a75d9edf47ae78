import type { BlogView, RecentPosts } from '@/lib/content/views/blog-view';
import type { Language } from '@/lib/words/types';
import { TableOfContents } from '../layout/toc/table-of-contents';
import { Name } from '../ui/name';
import { Still } from '../ui/still';
import { BlogIndex } from './blog-indexes';
import { PostArticle } from './post-article';
import { PostList } from './post-list';

function BlogContent({ view, language }: { view: BlogView; language: Language }) {
  if (view.kind === 'post') return <PostArticle post={view} language={language} />;
  if (view.kind === 'list') return <PostList view={view} language={language} />;
  return <BlogIndex view={view} language={language} />;
}

/** Any page of the blog, beside the newest posts. */
export function BlogPage({ view, recent, language }: { view: BlogView; recent: RecentPosts; language: Language }) {
  const post = view.kind === 'post' ? view : null;
  const toc = post?.toc ?? [];
  return (
    <Still className="blog-layout" data-toc={toc.length > 0}>
      {recent.posts.length > 0 && (
        <aside className="recent-posts">
          <nav aria-label={recent.title}>
            <p>{recent.title}</p>
            <ul>
              {recent.posts.map(({ title, original, href }) => (
                <li key={href}>
                  <a href={href} aria-current={href === post?.href ? 'page' : undefined}>
                    <Name label={title} original={original} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </aside>
      )}
      <main id="content" data-source={post?.source}>
        <BlogContent view={view} language={language} />
      </main>
      {toc.length > 0 && <TableOfContents toc={toc} lang={post?.original?.code} />}
    </Still>
  );
}
