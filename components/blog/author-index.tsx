import type { IndexView } from '@/lib/content/views/blog-view';
import { plural } from '@/lib/words/fill';
import type { Language } from '@/lib/words/types';
import { entry, listed, quietCount } from '../ui/class-names';
import { Name } from '../ui/name';
import { AuthorPicture } from './author-picture';
import { BlogHeader } from './blog-header';
import { empty } from './list-styles';

/** How many posts a tag or an author has. */
function PostCount({ count, language: { code, words } }: { count: number; language: Language }) {
  return <span className={quietCount}>{plural(code, words.blog.count, count)}</span>;
}

/** Everyone who wrote a post, with their number. */
export function AuthorIndex({ view, language }: { view: Extract<IndexView, { kind: 'authors' }>; language: Language }) {
  return (
    <>
      <BlogHeader view={view} language={language} />
      {view.authors.length === 0 && <p className={empty}>{language.words.blog.noAuthors}</p>}
      <ul>
        {view.authors.map(({ name, title, original, href, external, image, count }) => (
          <li key={name} className={`${listed} grid-cols-[auto_minmax(0,1fr)_minmax(min-content,auto)] gap-x-4`}>
            <AuthorPicture name={name} image={image} className="row-[1/3] size-10 self-center text-14" />
            {href ? (
              <a className={entry} href={href} {...(external && { target: '_blank', rel: 'noopener' })}>
                {name}
              </a>
            ) : (
              <strong>{name}</strong>
            )}
            <PostCount count={count} language={language} />
            {title && (
              <p className="col-[2/-1] text-14 text-muted">
                <Name label={title} original={original} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
