'use client';

import type { MouseEvent } from 'react';
import type { SearchAnswer, SearchScope } from '@/lib/search/types';
import { withBasePath } from '@/lib/urls';
import { useSearch } from '@/stores/search';
import { loadSearch, type SearchSource } from './search-client';

/** What screen readers hear of an answer; nothing without one. */
export function summarize(answer: SearchAnswer | null, scope: SearchScope | null): string {
  if (!answer) return '';
  const pages = answer.groups.length;
  const results = answer.total === 1 ? '1 result' : `${answer.total} results`;
  const where = scope ? ` in ${scope.label}` : '';
  return answer.total === 0
    ? `No results${where}`
    : `${results} on ${pages === 1 ? '1 page' : `${pages} pages`}${where}`;
}

function PagesLink({ onFollow }: { onFollow: (event: MouseEvent) => void }) {
  return (
    <a href={withBasePath('/all-pages')} onClick={onFollow}>
      List of all pages
    </a>
  );
}

/** How the search is doing: what screen readers hear of the results, and what everybody sees when it cannot work. */
export function PaletteStatus({
  source,
  summary,
  onFollow,
}: {
  source: SearchSource;
  summary: string;
  onFollow: (event: MouseEvent) => void;
}) {
  const status = useSearch((state) => state.status);
  return (
    <>
      <p role="status" className="sr-only">
        {status === 'loading' ? 'The search is loading' : summary}
      </p>
      {status === 'loading' && <p className="palette-note">Loading...</p>}
      {status === 'failed' && (
        <p role="alert" className="palette-note">
          Search is unavailable: its files could not be loaded.
          <button type="button" className="button-link" onClick={() => void loadSearch(source)}>
            Retry
          </button>
          <PagesLink onFollow={onFollow} />
        </p>
      )}
    </>
  );
}

interface NoResultsProps {
  answer: SearchAnswer;
  scope: SearchScope | null;
  onChoose: (query: string) => void;
  /** Searches everywhere. */
  onWiden: () => void;
  onFollow: (event: MouseEvent) => void;
}

/** What to do when nothing was found. */
export function NoResults({ answer, scope, onChoose, onWiden, onFollow }: NoResultsProps) {
  return (
    <div className="palette-note">
      <p>
        Nothing found for <q>{answer.query.length > 80 ? `${answer.query.slice(0, 80)}…` : answer.query}</q>
        {scope && ` in ${scope.label}`}.
        {scope && (
          <button type="button" className="button-link" onClick={onWiden}>
            Search everywhere
          </button>
        )}
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
        <PagesLink onFollow={onFollow} />
      </p>
    </div>
  );
}
