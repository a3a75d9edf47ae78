import type { IndexView } from '@/lib/content/views/blog-view';
import { byLetter } from '@/lib/content/views/by-letter';
import { plural } from '@/lib/words/fill';
import type { Language } from '@/lib/words/types';
import { TagGroups } from '../layout/page/tag-groups';
import { BlogHeader } from './blog-header';
import { empty } from './list-styles';

/** Every tag that posts have, with their number. */
export function TagIndex({ view, language }: { view: Extract<IndexView, { kind: 'tags' }>; language: Language }) {
  const { code, words } = language;
  const tags = view.tags.map((tag) => ({ ...tag, count: plural(code, words.blog.count, tag.count) }));
  return (
    <>
      <BlogHeader view={view} language={language} />
      {tags.length === 0 && <p className={empty}>{words.blog.noTags}</p>}
      <TagGroups groups={byLetter(tags, code)} />
    </>
  );
}
