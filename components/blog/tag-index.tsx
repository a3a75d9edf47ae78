import type { IndexView } from '@/lib/content/blog-view';
import { BlogHeader } from './blog-header';
import { PostCount } from './post-count';

/** Every tag that posts have, with their number. */
export function TagIndex({ view }: { view: Extract<IndexView, { kind: 'tags' }> }) {
  return (
    <>
      <BlogHeader view={view} />
      {view.tags.length === 0 && <p className="blog-empty">No post has a tag yet.</p>}
      <ul className="listing">
        {view.tags.map(({ label, href, description, count }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <PostCount count={count} />
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
