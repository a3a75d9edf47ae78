import type { BlogNav } from '@/lib/content/blog-view';
import { FeedIcon } from '../ui/icons';

/** Ways to follow the blog in a feed reader. */
export function FeedLinks({ feeds, label: name }: Pick<BlogNav, 'feeds'> & { label: string }) {
  return (
    <p className="feed-links">
      <FeedIcon /> <span>{name}</span>
      {feeds.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
