import type { IndexView } from '@/lib/content/views/blog-view';
import { plural } from '@/lib/words/fill';
import type { Language } from '@/lib/words/types';
import { TagGroups } from '../layout/page/tags';
import { entry, listed, quietCount } from '../ui/class-names';
import { Name } from '../ui/name';
import { AuthorPicture } from './author-picture';
import { BlogHeader } from './blog-header';
import { empty } from './list-styles';
import { PostDate } from './post-date';

interface IndexProps<View> {
  view: View;
  language: Language;
}

type IndexOf<Kind> = Extract<IndexView, { kind: Kind }>;

function ArchiveYears({ view: { years }, language }: IndexProps<IndexOf<'archive'>>) {
  if (years.length === 0) return <p className={empty}>{language.words.blog.noPosts}</p>;
  return years.map(({ year, posts }) => (
    <section key={year} className="mt-9" aria-labelledby={`year-${year}`}>
      <h2 className="hairline-b pb-2 text-20 tabular" id={`year-${year}`}>
        {year}
      </h2>
      <ul>
        {posts.map((post) => (
          <li
            key={post.href}
            className="wrap-anywhere not-first:hairline-t grid gap-x-5 py-2.5 phone:grid-cols-[10rem_1fr] phone:items-baseline"
          >
            <PostDate date={post.date} code={language.code} className={quietCount} />
            <a className={entry} href={post.href}>
              <Name label={post.title} original={post.original} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function TagIndex({ view: { tags }, language: { code, words } }: IndexProps<IndexOf<'tags'>>) {
  if (tags.length === 0) return <p className={empty}>{words.blog.noTags}</p>;
  return <TagGroups tags={tags} code={code} counted={words.blog.count} />;
}

function AuthorIndex({ view: { authors }, language: { code, words } }: IndexProps<IndexOf<'authors'>>) {
  if (authors.length === 0) return <p className={empty}>{words.blog.noAuthors}</p>;
  return (
    <ul>
      {authors.map(({ name, title, original, href, external, image, count }) => (
        <li key={name} className={`${listed} grid-cols-[auto_minmax(0,1fr)_minmax(min-content,auto)] gap-x-4`}>
          <AuthorPicture name={name} image={image} className="row-[1/3] size-10 self-center text-14" />
          {href ? (
            <a className={entry} href={href} {...(external && { target: '_blank', rel: 'noopener' })}>
              {name}
            </a>
          ) : (
            <strong>{name}</strong>
          )}
          <span className={quietCount}>{plural(code, words.blog.count, count)}</span>
          {title && (
            <p className="col-[2/-1] text-14 text-muted">
              <Name label={title} original={original} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** All posts, tags or authors of the blog. */
export function BlogIndex({ view, language }: IndexProps<IndexView>) {
  return (
    <>
      <BlogHeader view={view} language={language} />
      {view.kind === 'archive' && <ArchiveYears view={view} language={language} />}
      {view.kind === 'tags' && <TagIndex view={view} language={language} />}
      {view.kind === 'authors' && <AuthorIndex view={view} language={language} />}
    </>
  );
}
