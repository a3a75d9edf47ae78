import type { IndexView } from '@/lib/content/views/blog-view';
import { plural } from '@/lib/words/fill';
import type { Language } from '@/lib/words/types';
import { Name } from '../ui/name';
import { AuthorPicture } from './author-picture';
import { BlogHeader } from './blog-header';
import { empty } from './list-styles';

/** How many posts a tag or an author has. */
function PostCount({ count, language: { code, words } }: { count: number; language: Language }) {
  return <span className="post-count">{plural(code, words.blog.count, count)}</span>;
}

/** Everyone who wrote a post, with their number. */
export function AuthorIndex({ view, language }: { view: Extract<IndexView, { kind: 'authors' }>; language: Language }) {
  return (
    <>
      <BlogHeader view={view} language={language} />
      {view.authors.length === 0 && <p className={empty}>{language.words.blog.noAuthors}</p>}
      <ul className="listing blog-authors">
        {view.authors.map(({ name, title, original, href, external, image, count }) => (
          <li key={name}>
            <AuthorPicture name={name} image={image} />
            {href ? (
              <a href={href} {...(external && { target: '_blank', rel: 'noopener' })}>
                {name}
              </a>
            ) : (
              <strong>{name}</strong>
            )}
            <PostCount count={count} language={language} />
            {title && (
              <p>
                <Name label={title} original={original} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
