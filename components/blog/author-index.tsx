import type { IndexView } from '@/lib/content/blog-view';
import { AuthorPicture } from './author-picture';
import { BlogHeader } from './blog-header';
import { PostCount } from './post-count';

/** Everyone who wrote a post, with their number. */
export function AuthorIndex({ view: { title, authors } }: { view: Extract<IndexView, { kind: 'authors' }> }) {
  return (
    <>
      <BlogHeader title={title} />
      {authors.length === 0 && <p className="blog-empty">No post names its author yet.</p>}
      <ul className="blog-index blog-authors">
        {authors.map(({ name, title: role, href, external, image, count }) => (
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
            {role && <p>{role}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
