import type { IndexView } from '@/lib/content/blog-view';
import type { Language } from '@/lib/words/types';
import { BlogHeader } from './blog-header';
import { empty } from './list-styles';
import { PostCount } from './post-count';

/** Every tag that posts have, with their number. */
export function TagIndex({ view, language }: { view: Extract<IndexView, { kind: 'tags' }>; language: Language }) {
  return (
    <>
      <BlogHeader view={view} language={language} />
      {view.tags.length === 0 && <p className={empty}>{language.words.blog.noTags}</p>}
      <ul className="listing">
        {view.tags.map(({ label, href, description, count }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <PostCount count={count} language={language} />
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
