'use client';

import { Button, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../../../lib/report/reason-of';
import type { EntryLanguage } from '../../translations/translation-endpoints';
import { askCms } from '../ask-cms';
import { useApi } from '../use-api';

const notes = { missing: '', draft: 'not published', published: '', outdated: 'older than its original' } as const;

/** Languages of an entry: links to its translations, and buttons that start missing ones. */
export function EntryLanguages() {
  const { id, collectionSlug = '', lastUpdateTime, unpublishedVersionCount } = useDocumentInfo();
  const { config } = useConfig();
  const [languages, setLanguages] = useState<EntryLanguage[]>([]);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isModified = useFormModified();
  const entries = `${useApi()}/${collectionSlug}`;
  // Each save may publish it.
  const address = id === undefined ? '' : `${entries}/${id}/translations?saved=${lastUpdateTime}`;
  useEffect(() => {
    if (address === '') return;
    const stop = new AbortController();
    askCms<EntryLanguage[]>(address, { signal: stop.signal })
      .then((answer) => {
        setLanguages(answer);
        setProblem('');
      })
      .catch((error: Error) => {
        if (!stop.signal.aborted) setProblem(error.message);
      });
    return () => stop.abort();
  }, [address]);
  const [original] = languages;
  const own = languages.find(({ isThis }) => isThis);
  if (languages.length < 2 && problem === '') return null;
  const entryPage = (entry: number | string | undefined) =>
    `${config.routes.admin}/collections/${collectionSlug}/${entry}`;

  async function send(method: string, to: string, body: unknown): Promise<void> {
    if (isModified) {
      setProblem('What you changed is not saved. Save it first: another page opens then.');
      return;
    }
    setBusy(true);
    try {
      const { id: made } = await askCms<{ id?: number }>(to, { method, body });
      window.location.assign(entryPage(made ?? id));
    } catch (error) {
      setBusy(false);
      setProblem(reasonOf(error));
    }
  }

  return (
    <section aria-label="Languages" className="entry-languages">
      <h2>Language: {own?.label ?? 'none of the site'}</h2>
      {own?.state === 'outdated' && original?.id !== undefined && (
        <div className="entry-languages__old">
          <p>
            The original was published after this translation.{' '}
            <a href={`${entryPage(original.id)}/versions`}>What changed in it</a>
          </p>
          {unpublishedVersionCount === 0 && (
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={isBusy}
              onClick={() => void send('PATCH', `${entries}/${id}`, { _status: 'published' })}
            >
              Still up to date
            </Button>
          )}
        </div>
      )}
      <ul>
        {languages
          .filter(({ isThis, state }) => !isThis && (state !== 'missing' || own === original))
          .map(({ code, label, state, id: other, title }) => (
            <li key={code}>
              {other === undefined ? (
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  disabled={isBusy}
                  onClick={() => void send('POST', `${entries}/${id}/translations`, { language: code })}
                >
                  Translate into {label}
                </Button>
              ) : (
                <>
                  <a href={entryPage(other)}>
                    {code === original?.code ? 'Original' : label}: {title}
                  </a>{' '}
                  <span className="content-problem__place">{notes[state]}</span>
                </>
              )}
            </li>
          ))}
      </ul>
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  );
}
