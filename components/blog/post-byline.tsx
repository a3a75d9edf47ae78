import type { AuthorView, PostHead } from '@/lib/content/views/post-parts';
import { plural } from '@/lib/words/fill';
import type { Language } from '@/lib/words/types';
import { Name } from '../ui/name';
import { AuthorPicture } from './author-picture';
import { PostDate } from './post-date';

function AuthorName({ author: { name, href, external } }: { author: AuthorView }) {
  if (!href) return <strong>{name}</strong>;
  return (
    <a href={href} {...(external && { target: '_blank', rel: 'noopener' })}>
      {name}
    </a>
  );
}

/** When a post appeared, how long it takes to read, and who wrote it. */
export function PostByline({ post, language: { code, words } }: { post: PostHead; language: Language }) {
  return (
    <>
      <p className="post-meta">
        {post.badge && (
          <span className="post-badge rounded-full border border-warning bg-warning-tint px-2 py-px font-semibold text-13 text-warning">
            {post.badge}
          </span>
        )}
        <PostDate date={post.date} code={code} />
        <span>{plural(code, words.blog.minutes, post.minutes)}</span>
      </p>
      {post.authors.length > 0 && (
        <ul className="post-authors" aria-label={words.blog.authors}>
          {post.authors.map((author) => (
            <li key={author.name}>
              <AuthorPicture name={author.name} image={author.image} />
              <span>
                <AuthorName author={author} />
                {author.title && (
                  <small>
                    <Name label={author.title} original={author.original} />
                  </small>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
