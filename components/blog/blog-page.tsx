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

/** 68 characters of running text, in the middle of the page even without the list of posts beside it. */
const layout =
  'blog-layout [&_main]:max-w-post [&_.prose]:text-17 desktop:grid-cols-[240px_minmax(0,1fr)] wide:grid-cols-[240px_minmax(0,1fr)_224px] desktop:[&>main:first-child]:col-span-2 wide:[&>main:first-child]:col-2';

/** The list of posts: beside the text on wide screens, behind it on narrow ones. */
const beside =
  'recent-posts w-full max-w-post text-15/[1.4] desktop:py-9 desktop:ps-3 max-desktop:order-1 max-desktop:mx-auto max-desktop:mb-12 max-desktop:pt-6 max-desktop:hairline-t [&_a]:-mx-3 [&_a]:block [&_a]:p-3 desktop:[&_a]:py-1.75';

/** Any page of the blog, beside the newest posts. */
export function BlogPage({ view, recent, language }: { view: BlogView; recent: RecentPosts; language: Language }) {
  const post = view.kind === 'post' ? view : null;
  const toc = post?.toc ?? [];
  return (
    <Still className={layout} data-toc={toc.length > 0}>
      {recent.posts.length > 0 && (
        <aside className={beside}>
          <nav aria-label={recent.title}>
            <p className="pb-2 text-13 weight-600">{recent.title}</p>
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
