import type { SearchHit } from '@/lib/search/types';
import { highlightParameter } from '@/lib/site/highlight-parameter';
import { withBasePath } from '@/lib/site/urls';

const mostWords = 8;

/** Address of a result: its page and section, with the words that are lit there. */
export function resultHref({ page, section, words }: Pick<SearchHit, 'page' | 'section' | 'words'>): string {
  const query = new URLSearchParams({ [highlightParameter]: words.slice(0, mostWords).join(' ') });
  return `${withBasePath(page.route)}${words.length > 0 ? `?${query}` : ''}${section ? `#${section.id}` : ''}`;
}
