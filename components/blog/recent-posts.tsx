import type { PostLink } from '@/lib/content/blog-view';

/** The newest posts, beside every page of the blog. */
export function RecentPosts({ posts, current }: { posts: readonly PostLink[]; current: string | undefined }) {
  if (posts.length === 0) return null;
  return (
    <aside className="recent-posts">
      <nav aria-label="Recent posts">
        <p>Recent posts</p>
        <ul>
          {posts.map(({ title, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
