import type { PostLink } from '@/lib/content/views/blog-view';
import { Name } from '../ui/name';

interface RecentPostsProps {
  recent: { title: string; posts: readonly PostLink[] };
  current: string | undefined;
}

const box =
  'order-1 mx-auto mb-12 w-full max-w-post hairline-t pt-6 text-15/[1.4] desktop:order-0 desktop:m-0 desktop:[border:0] desktop:py-9 desktop:ps-3 desktop:pe-0';

/** The newest posts of the blog: beside the text on wide screens, behind it on narrow ones. */
export function RecentPosts({ recent: { title, posts }, current }: RecentPostsProps) {
  if (posts.length === 0) return null;
  return (
    <aside className={`recent-posts ${box}`}>
      <nav aria-label={title}>
        <p className="weight-600 pb-2 text-13">{title}</p>
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
