import type { SearchScope } from '@/lib/search/types';

interface ScopeListProps {
  scopes: readonly SearchScope[];
  /** Null for all results. */
  chosen: SearchScope | null;
  onChoose: (scope: SearchScope | null) => void;
}

/** Kinds and sections the results can be narrowed to. The Tab key goes through them, so none is a stop of its own. */
export function ScopeList({ scopes, chosen, onChoose }: ScopeListProps) {
  return (
    <fieldset className="palette-scopes">
      <legend className="sr-only">Narrow the results (Tab key)</legend>
      {[null, ...scopes].map((scope) => (
        <button
          key={scope?.label ?? ''}
          type="button"
          tabIndex={-1}
          aria-pressed={(scope?.label ?? null) === (chosen?.label ?? null)}
          onClick={() => onChoose(scope)}
        >
          {scope?.label ?? 'All'}
        </button>
      ))}
    </fieldset>
  );
}
