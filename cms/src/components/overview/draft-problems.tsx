'use client';

import { useEffect, useState } from 'react';
import type { EntryVerdict } from '../../../../lib/cms/editor/verdict';
import { countOf } from '../../../../lib/report/count-of';
import { askCms } from '../ask-cms';
import { useApi } from '../use-api';

async function countErrors(entries: string, id: string, signal: AbortSignal): Promise<number> {
  const body = await askCms(`${entries}/${id}?depth=0&draft=true`, { signal });
  const { findings, consequences } = await askCms<EntryVerdict>(`${entries}/problems`, {
    method: 'POST',
    body,
    signal,
  });
  return [...findings, ...consequences].filter(({ severity }) => severity === 'error').length;
}

/** Number of errors that keep a draft from being published, once it is known. */
export function DraftProblems({ kind, id }: { kind: string; id: string }) {
  const [errors, setErrors] = useState(0);
  const entries = `${useApi()}/${kind}`;
  useEffect(() => {
    const stop = new AbortController();
    // If the check does not run, the page of the entry says so.
    countErrors(entries, id, stop.signal).then(setErrors, () => undefined);
    return () => stop.abort();
  }, [entries, id]);
  return errors === 0 ? null : <strong className="draft-problems">{countOf(errors, 'error')}</strong>;
}
