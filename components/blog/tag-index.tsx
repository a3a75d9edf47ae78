import type { IndexView } from '@/lib/content/blog-view';
import { BlogHeader } from './blog-header';
import { PostCount } from './post-count';

/** Every tag that posts have, with their number. */
export function TagIndex({ view: { title, tags } }: { view: Extract<IndexView, { kind: 'tags' }> }) {
  return (
    <>
      <BlogHeader title={title} />
      {tags.length === 0 && <p className="blog-empty">No post has a tag yet.</p>}
      <ul className="blog-index">
        {tags.map(({ label, href, description, count }) => (
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
