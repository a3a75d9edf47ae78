'use client';

import { TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { textOf } from '../../../../lib/report/values';
import { useAnswer } from '../use-api';

interface Known {
  docs: { key: string; entry_title?: string | null }[];
}

/** Authors or tags that the site has, to choose from: nobody knows their keys by heart. */
function KnownKeys({
  kind,
  chosen,
  onChoose,
}: {
  kind: string;
  chosen: readonly string[];
  onChoose: (key: string) => void;
}) {
  const answer = useAnswer<Known>(`/${kind}?depth=0&limit=1000&sort=key&select[key]=true&select[entry_title]=true`);
  // Several files may have the same key.
  const names = new Map(answer?.docs.map(({ key, entry_title: title }) => [key, title]));
  for (const key of chosen) names.delete(key);
  if (names.size === 0) return null;
  return (
    <select
      className="known-keys"
      aria-label={`Add from ${kind}`}
      value=""
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">Add from {kind} …</option>
      {[...names].map(([key, name]) => (
        <option key={key} value={key}>
          {name && name !== key ? `${name} (${key})` : key}
        </option>
      ))}
    </select>
  );
}

/** A list of texts. It takes what was typed without Enter when it is left, where Payload would drop it. */
export const ListField: TextFieldClientComponent = (props) => {
  const { value, setValue } = useField<string[] | null>({ potentiallyStalePath: props.path });
  const kind = textOf(props.field.admin?.custom?.['known']);
  const box = useRef<HTMLDivElement>(null);
  const [isMounted, setMounted] = useState(false);
  const { label } = props.field;
  useEffect(() => setMounted(true), []);
  // Payload's label names no input. There is one once all is mounted.
  useEffect(() => {
    if (isMounted && typeof label === 'string') box.current?.querySelector('input')?.setAttribute('aria-label', label);
  }, [isMounted, label]);
  const add = (text: string) => setValue([...(value ?? []), text]);
  return (
    <div
      ref={box}
      onBlurCapture={({ target }) => {
        const typed = target instanceof HTMLInputElement ? target.value.trim() : '';
        if (typed !== '') add(typed);
      }}
    >
      <TextField {...props} />
      {kind !== undefined && <KnownKeys kind={kind} chosen={value ?? []} onChoose={add} />}
    </div>
  );
};
