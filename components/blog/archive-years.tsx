import type { IndexView } from '@/lib/content/views/blog-view';
import type { Language } from '@/lib/words/types';
import { entry, quietCount } from '../ui/class-names';
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
      ))}
    </>
  );
}
