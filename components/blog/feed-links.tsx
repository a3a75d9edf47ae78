import type { BlogNav } from '@/lib/content/views/blog-view';
import { FeedIcon } from '../ui/icons';
import { linkRow } from './list-styles';

/** Ways to follow the blog in a feed reader. */
export function FeedLinks({ feeds, label: name }: Pick<BlogNav, 'feeds'> & { label: string }) {
  return (
    <p className={`${linkRow} print:hidden max-desktop:[&>a]:py-2.5 [&>.icon]:-me-1.5`}>
      <FeedIcon /> <span>{name}</span>
      {feeds.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
