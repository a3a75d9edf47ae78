import { useEffect, useRef } from 'react';
import type { SearchScope } from '@/lib/search/types';

interface ScopeListProps {
  scopes: readonly SearchScope[];
  /** Null for all results. */
  chosen: SearchScope | null;
  onChoose: (scope: SearchScope | null) => void;
}

/** Kinds and sections the results can be narrowed to. The Tab key goes through them, so none is a stop of its own. */
export function ScopeList({ scopes, chosen, onChoose }: ScopeListProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const pressed = list.current?.querySelector(`[data-scope="${CSS.escape(chosen?.label ?? '')}"]`);
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <fieldset ref={list} className="palette-scopes">
      <legend className="sr-only">Narrow the results (Tab key)</legend>
      {[null, ...scopes].map((scope) => (
        <button
          key={scope?.label ?? ''}
          type="button"
          tabIndex={-1}
          data-scope={scope?.label ?? ''}
          aria-pressed={(scope?.label ?? null) === (chosen?.label ?? null)}
          onClick={() => onChoose(scope)}
        >
          {scope?.label ?? 'All'}
        </button>
      ))}
    </fieldset>
  );
}
