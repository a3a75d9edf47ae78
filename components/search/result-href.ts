import type { SearchHit } from '@/lib/search/types';
import { withBasePath } from '@/lib/site/urls';

/** Name of the query parameter that carries the words to highlight on the page. */
export const highlightParameter = 'highlight';

const mostWords = 8;

/** Address of a result: its page and section, with the words that are lit there. */
export function resultHref({ page, section, words }: Pick<SearchHit, 'page' | 'section' | 'words'>): string {
  const query = new URLSearchParams({ [highlightParameter]: words.slice(0, mostWords).join(' ') });
  return `${withBasePath(page.route)}${words.length > 0 ? `?${query}` : ''}${section ? `#${section.id}` : ''}`;
}
