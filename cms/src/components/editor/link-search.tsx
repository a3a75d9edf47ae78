'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { askCms } from '../ask-cms';
import { likeTranslations } from '../lists/language-query';
import { useApi } from '../use-api';

/** A target for a link, or a picture. */
export interface Hit {
  kind: string;
  id: number | string;
  title: string;
  path: string;
}

/** Collections whose entries have a page. */
export const pageKinds: readonly string[] = ['docs', 'posts', 'pages'];

interface Found {
  docs: { id: number; entry_title?: string; path: string }[];
}

async function search(api: string, kinds: readonly string[], words: string, signal: AbortSignal): Promise<Hit[]> {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const field = kind === 'media' ? 'path' : 'entry_title';
      const query = new URLSearchParams({
        depth: '0',
        limit: '5',
        [`where[and][0][${field}][like]`]: words,
        // Links in translations name the original, and readers get the page in their language.
        'where[and][1][path][not_like]': likeTranslations,
      });
      const { docs } = await askCms<Found>(`${api}/${kind}?${query}`, { signal });
      return docs.map(({ id, entry_title: title, path }) => ({ kind, id, title: title || path, path }));
    }),
  );
  return found.flat();
}

interface LinkSearchProps {
  label: string;
  placeholder: string;
  kinds: readonly string[];
  onChoose: (hit: Hit) => void;
  onClose: () => void;
}

/** Finds an entry or a picture by words of its title. It takes the focus. */
export function LinkSearch({ label, placeholder, kinds, onChoose, onClose }: LinkSearchProps) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ words: string; hits: Hit[] }>();
  const [problem, setProblem] = useState('');
  /** Whether Enter was pressed before the results for these words were there. */
  const [isAwaited, setAwaited] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const api = useApi();
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setProblem('');
      if (words.trim() === '') setFound(undefined);
      else
        search(api, kinds, words, stop.signal).then(
          (hits) => setFound({ words, hits }),
          (error: Error) => stop.signal.aborted || setProblem(error.message),
        );
    }, 200);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, kinds, words]);
  const hits = found?.hits;
  const first = found?.words === words ? found.hits[0] : undefined;
  useEffect(() => {
    if (isAwaited && first) onChoose(first);
  }, [first, isAwaited, onChoose]);
  return (
    <search
      className="body-search"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={words}
        placeholder={placeholder}
        ref={input}
        onChange={({ target }) => {
          setWords(target.value);
          setAwaited(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Otherwise Enter submits the form.
          event.preventDefault();
          setAwaited(true);
        }}
      />
      <p role="status">
        {problem || (hits && (hits.length === 0 ? 'Nothing has these words.' : `${hits.length} found.`))}
      </p>
      <ul>
        {hits?.map((hit) => (
          <li key={`${hit.kind}/${hit.path}`}>
            <button type="button" onClick={() => onChoose(hit)}>
              {hit.title} <span className="content-problem__place">{hit.path}</span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
