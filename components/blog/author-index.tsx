import type { IndexView } from '@/lib/content/blog-view';
import { AuthorPicture } from './author-picture';
import { BlogHeader } from './blog-header';
import { PostCount } from './post-count';

/** Everyone who wrote a post, with their number. */
export function AuthorIndex({ view }: { view: Extract<IndexView, { kind: 'authors' }> }) {
  return (
    <>
      <BlogHeader view={view} />
      {view.authors.length === 0 && <p className="blog-empty">No post names its author yet.</p>}
      <ul className="listing blog-authors">
        {view.authors.map(({ name, title, href, external, image, count }) => (
          <li key={name}>
            <AuthorPicture name={name} image={image} />
            {href ? (
              <a href={href} {...(external && { target: '_blank', rel: 'noopener' })}>
                {name}
              </a>
            ) : (
              <strong>{name}</strong>
            )}
            <PostCount count={count} />
            {title && <p>{title}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
