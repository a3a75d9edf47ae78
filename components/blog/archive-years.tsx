import type { IndexView } from '@/lib/content/blog-view';
import { BlogHeader } from './blog-header';
import { PostDate } from './post-date';

/** Every post as one line, by year. */
export function ArchiveYears({ view }: { view: Extract<IndexView, { kind: 'archive' }> }) {
  return (
    <>
      <BlogHeader view={view} />
      {view.years.length === 0 && <p className="blog-empty">There are no posts here yet.</p>}
      {view.years.map(({ year, posts }) => (
        <section key={year} className="archive-year" aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul>
            {posts.map((post) => (
              <li key={post.href}>
                <PostDate date={post.date} />
                <a href={post.href}>{post.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
