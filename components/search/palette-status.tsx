'use client';

import type { MouseEvent } from 'react';
import { fill, fillParts, plural } from '@/lib/words/fill';
import type { BrowserWords, Language } from '@/lib/words/types';
import { useSearch } from '@/stores/search-store';
import { buttonLink } from '../ui/class-names';
import { useOwn, useWords } from '../ui/language';
import { note } from './palette-styles';
import { scopeLabel } from './scope-list';
import { loadSearch } from './search-client';
import type { SearchSource } from './search-source';
import type { ScopedAnswer } from './use-answer';

/** Text about an answer for screen readers; empty without one. */
export function summarize(answer: ScopedAnswer | null, { code, words }: Language<BrowserWords>): string {
  if (!answer) return '';
  const { scope } = answer;
  const { none, noneIn, found, foundIn, resultCount, pageCount } = words.search;
  const values = {
    results: plural(code, resultCount, answer.total),
    pages: plural(code, pageCount, answer.groups.length),
    scope: scope ? scopeLabel(scope, words) : '',
  };
  if (answer.total === 0) return fill(scope ? noneIn : none, values);
  return fill(scope ? foundIn : found, values);
}

function PagesLink({ onFollow }: { onFollow: (event: MouseEvent) => void }) {
  const { search } = useWords();
  const { href } = useOwn();
  return (
    <a href={href('/all-pages')} onClick={onFollow}>
      {search.list}
    </a>
  );
}

interface PaletteStatusProps {
  source: SearchSource;
  summary: string;
  onFollow: (event: MouseEvent) => void;
}

/** State of the search: results for screen readers, and a visible message if it is loading or has failed. */
export function PaletteStatus({ source, summary, onFollow }: PaletteStatusProps) {
  const { search, failures } = useWords();
  const status = useSearch((state) => state.status);
  return (
    <>
      <p role="status" className="sr-only">
        {status === 'loading' ? search.loadingLong : summary}
      </p>
      {status === 'loading' && <p className={note}>{search.loading}</p>}
      {status === 'failed' && (
        <p role="alert" className={note}>
          {search.failed}
          <button type="button" className={buttonLink} onClick={() => void loadSearch(source)}>
            {failures.retry}
          </button>
          <PagesLink onFollow={onFollow} />
        </p>
      )}
    </>
  );
}

interface NoResultsProps {
  answer: ScopedAnswer;
  onChoose: (query: string) => void;
  onWiden: () => void;
  onFollow: (event: MouseEvent) => void;
}

/** Suggestions when nothing was found. */
export function NoResults({ answer, onChoose, onWiden, onFollow }: NoResultsProps) {
  const words = useWords();
  const { search } = words;
  const { scope } = answer;
  const query = answer.query.length > 80 ? `${answer.query.slice(0, 80)}…` : answer.query;
  return (
    <div className={note}>
      <p>
        {fillParts(scope ? search.nothingIn : search.nothing, {
          query: <q key="query">{query}</q>,
          scope: scope ? scopeLabel(scope, words) : '',
        })}
        {scope && (
          <button type="button" className={buttonLink} onClick={onWiden}>
            {search.everywhere}
          </button>
        )}
      </p>
      {answer.suggestions.length > 0 && (
        <p>
          {search.didYouMean}{' '}
          {answer.suggestions.map((word) => (
            <button key={word} type="button" className={buttonLink} onClick={() => onChoose(word)}>
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
