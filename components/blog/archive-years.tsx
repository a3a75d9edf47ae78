import type { IndexView } from '@/lib/content/views/blog-view';
import type { Language } from '@/lib/words/types';
import { Name } from '../ui/name';
import { BlogHeader } from './blog-header';
import { empty } from './list-styles';
import { PostDate } from './post-date';

/** Every post as one line, by year. */
export function ArchiveYears({
  view,
  language,
}: {
  view: Extract<IndexView, { kind: 'archive' }>;
  language: Language;
}) {
  return (
    <>
      <BlogHeader view={view} language={language} />
      {view.years.length === 0 && <p className={empty}>{language.words.blog.noPosts}</p>}
      {view.years.map(({ year, posts }) => (
        <section key={year} className="archive-year" aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul>
            {posts.map((post) => (
              <li key={post.href}>
                <PostDate date={post.date} code={language.code} />
                <a href={post.href}>
                  <Name label={post.title} original={post.original} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
