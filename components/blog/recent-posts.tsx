import type { PostLink } from '@/lib/content/views/blog-view';
import { nameLanguage } from '@/lib/site/locales';

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
          {posts.map(({ title, href, ...post }) => (
            <li key={href}>
              <a href={href} lang={nameLanguage(post)} aria-current={href === current ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
