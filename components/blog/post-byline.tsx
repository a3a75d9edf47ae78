import type { AuthorView, PostHead } from '@/lib/content/views/post-parts';
import { plural } from '@/lib/words/fill';
import type { Language } from '@/lib/words/types';
import { Name } from '../ui/name';
import { AuthorPicture } from './author-picture';
import { metaRow } from './list-styles';
import { PostDate } from './post-date';

function AuthorName({ author: { name, href, external } }: { author: AuthorView }) {
  if (!href) return <strong className="weight-600">{name}</strong>;
  return (
    <a className="weight-600 text-inherit" href={href} {...(external && { target: '_blank', rel: 'noopener' })}>
      {name}
    </a>
  );
}

/** Date, reading time and authors of a post. */
export function PostByline({ post, language: { code, words } }: { post: PostHead; language: Language }) {
  return (
    <>
      <p className={`post-meta ${metaRow}`}>
        {post.badge && (
          <span className="rounded-full bg-warning-tint px-2 py-px weight-600 text-13 text-warning [border:1px_solid]">
            {post.badge}
          </span>
        )}
        <PostDate date={post.date} code={code} />
        <span className="[&::before]:me-2 [&::before]:[content:'·'_/_'']">
          {plural(code, words.blog.minutes, post.minutes)}
        </span>
      </p>
      {post.authors.length > 0 && (
        <ul
          className="post-authors wrap-anywhere mt-4 flex flex-wrap gap-x-7 gap-y-3 text-15/[1.35]"
          aria-label={words.blog.authors}
        >
          {post.authors.map((author) => (
            <li key={author.name} className="flex items-center gap-3">
              <AuthorPicture name={author.name} image={author.image} />
              <span>
                <AuthorName author={author} />
                {author.title && (
                  <small className="block text-13 text-muted">
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
