import { feedFiles } from '@/lib/feed-files';
import { withBasePath } from '@/lib/urls';
import { FeedIcon } from '../ui/icons';

/** Ways to follow the blog in a feed reader. */
export function FeedLinks() {
  return (
    <p className="feed-links">
      <FeedIcon /> <span>Subscribe:</span>
      {feedFiles.map(({ route, label }) => (
        <a key={route} href={withBasePath(route)}>
          {label}
        </a>
      ))}
    </p>
  );
}
