'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { EntryVerdict } from '../../../../lib/cms/editor/verdict';
import { countOf } from '../finding';

async function countErrors(entries: string, id: string, signal: AbortSignal): Promise<number> {
  const saved = await fetch(`${entries}/${id}?depth=0&draft=true`, { credentials: 'include', signal });
  const answer = await fetch(`${entries}/problems`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: await saved.text(),
    signal,
  });
  if (!saved.ok || !answer.ok) throw new Error(`status ${answer.status}`);
  const { findings, consequences } = (await answer.json()) as EntryVerdict;
  return [...findings, ...consequences].filter(({ severity }) => severity === 'error').length;
}

/** How many errors keep a draft from being published, once that is known. */
export function DraftProblems({ kind, id }: { kind: string; id: string }) {
  const { config } = useConfig();
  const [errors, setErrors] = useState(0);
  const entries = `${config.serverURL}${config.routes.api}/${kind}`;
  useEffect(() => {
    const stop = new AbortController();
    // Where the check does not run, the entry itself says so.
    countErrors(entries, id, stop.signal).then(setErrors, () => undefined);
    return () => stop.abort();
  }, [entries, id]);
  return errors === 0 ? null : <strong className="draft-problems">{countOf(errors, 'error')}</strong>;
}
