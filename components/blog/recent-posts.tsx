import type { PostLink } from '@/lib/content/views/blog-view';
import { Name } from '../ui/name';

interface RecentPostsProps {
  recent: { title: string; posts: readonly PostLink[] };
  current: string | undefined;
}

/** The newest posts, beside every page of the blog. */
export function RecentPosts({ recent: { title, posts }, current }: RecentPostsProps) {
  if (posts.length === 0) return null;
  return (
    <aside className="recent-posts">
      <nav aria-label={title}>
        <p>{title}</p>
        <ul>
          {posts.map(({ title, original, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                <Name label={title} original={original} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
