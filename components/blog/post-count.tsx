import { plural } from '@/lib/words/fill';
import type { Language } from '@/lib/words/types';

/** How many posts a tag or an author has. */
export function PostCount({ count, language: { code, words } }: { count: number; language: Language }) {
  return <span className="post-count">{plural(code, words.blog.count, count)}</span>;
}
