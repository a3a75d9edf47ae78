'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';

/** Something to link to, or a picture to show. */
export interface Hit {
  kind: string;
  title: string;
  path: string;
}

const kinds = ['docs', 'posts', 'pages', 'media'];

async function search(api: string, words: string, signal: AbortSignal): Promise<Hit[]> {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const field = kind === 'media' ? 'path' : 'entry_title';
      const query = new URLSearchParams({ depth: '0', limit: '5', [`where[${field}][like]`]: words });
      const answer = await fetch(`${api}/${kind}?${query}`, { credentials: 'include', signal });
      const { docs = [] } = (await answer.json()) as { docs?: { entry_title?: string; path: string }[] };
      return docs.map(({ entry_title: title, path }) => ({ kind, title: title || path, path }));
    }),
  );
  return found.flat();
}

/** Finds an entry or a picture by words of its title. */
export function LinkSearch({ onChoose, onClose }: { onChoose: (hit: Hit) => void; onClose: () => void }) {
  const { config } = useConfig();
  const [words, setWords] = useState('');
  const [hits, setHits] = useState<Hit[]>();
  const id = useId();
  const api = `${config.serverURL}${config.routes.api}`;
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      if (words.trim() === '') setHits(undefined);
      else search(api, words, stop.signal).then(setHits, () => undefined);
    }, 200);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, words]);
  return (
    <search className="body-search">
      <label htmlFor={id}>Link to</label>
      <input
        id={id}
        type="search"
        value={words}
        placeholder="Words of a title, or the name of a picture"
        ref={(input) => input?.focus()}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          const [first] = hits ?? [];
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter') return;
          // The form around it would be sent.
          event.preventDefault();
          if (first) onChoose(first);
        }}
      />
      <p role="status">{hits && (hits.length === 0 ? 'Nothing has these words.' : `${hits.length} found.`)}</p>
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
