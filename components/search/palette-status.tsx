'use client';

import type { MouseEvent } from 'react';
import type { SearchAnswer, SearchScope } from '@/lib/search/types';
import { withBasePath } from '@/lib/urls';
import { useSearch } from '@/stores/search';
import { loadSearch, type SearchSource } from './search-client';

function summary(answer: SearchAnswer | null, scope: SearchScope | null): string {
  if (!answer) return '';
  const pages = answer.groups.length;
  const results = answer.total === 1 ? '1 result' : `${answer.total} results`;
  const where = scope ? ` in ${scope.label}` : '';
  return answer.total === 0
    ? `No results${where}`
    : `${results} on ${pages === 1 ? '1 page' : `${pages} pages`}${where}`;
}

/** How the search is doing: what screen readers hear of the results, and what everybody sees when it cannot work. */
export function PaletteStatus({
  source,
  answer,
  scope,
}: {
  source: SearchSource;
  answer: SearchAnswer | null;
  scope: SearchScope | null;
}) {
  const status = useSearch((state) => state.status);
  return (
    <>
      <p role="status" className="sr-only">
        {status === 'loading' ? 'The search is loading' : summary(answer, scope)}
      </p>
      {status === 'loading' && <p className="palette-note">Loading...</p>}
      {status === 'failed' && (
        <p role="alert" className="palette-note">
          Search is unavailable: its files could not be loaded.
          <button type="button" className="button-link" onClick={() => void loadSearch(source)}>
            Retry
          </button>
        </p>
      )}
    </>
  );
}

interface NoResultsProps {
  answer: SearchAnswer;
  onChoose: (query: string) => void;
  onFollow: (event: MouseEvent) => void;
}

/** What to do when nothing was found. */
export function NoResults({ answer, onChoose, onFollow }: NoResultsProps) {
  return (
    <div className="palette-note">
      <p>
        Nothing found for <q>{answer.query.length > 80 ? `${answer.query.slice(0, 80)}…` : answer.query}</q>.
      </p>
      {answer.suggestions.length > 0 && (
        <p>
          Did you mean{' '}
          {answer.suggestions.map((word) => (
            <button key={word} type="button" className="button-link" onClick={() => onChoose(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <p>
        <a href={withBasePath('/all-pages')} onClick={onFollow}>
          List of all pages
        </a>
      </p>
    </div>
  );
}
