import { useEffect, useRef } from 'react';
import type { SearchScope } from '@/lib/search/types';
import type { BrowserWords } from '@/lib/words/types';
import { useWords } from '../ui/language';

const chip =
  'min-h-7 flex-none rounded-[calc(var(--radius)*1.75)] hairline px-2.5 text-13 text-muted aria-pressed:border-fill aria-pressed:bg-fill aria-pressed:text-fill-on max-phone:min-h-9 max-phone:rounded-[calc(var(--radius)*2.25)] forced-colors:aria-pressed:forced-mark';

interface ScopeListProps {
  scopes: readonly SearchScope[];
  chosen: SearchScope | null;
  onChoose: (scope: SearchScope | null) => void;
}

/** Name of a scope. Kinds of pages are words of the interface, and categories have their own names. */
export function scopeLabel({ label, kind }: SearchScope, { search }: BrowserWords): string {
  return kind ? search.scopes[kind] : label;
}

/** Scopes for narrowing the results. The Tab key switches them, so they are no tab stops. */
export function ScopeList({ scopes, chosen, onChoose }: ScopeListProps) {
  const words = useWords();
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const pressed = list.current?.querySelector(`[data-scope="${CSS.escape(chosen?.label ?? '')}"]`);
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <fieldset ref={list} className="flex flex-none gap-1.5 overflow-x-auto hairline-b px-3 py-2">
      <legend className="sr-only">{words.search.narrow}</legend>
      {[null, ...scopes].map((scope) => (
        <button
          key={scope?.label ?? ''}
          type="button"
          className={chip}
          tabIndex={-1}
          data-scope={scope?.label ?? ''}
          aria-pressed={(scope?.label ?? null) === (chosen?.label ?? null)}
          onClick={() => onChoose(scope)}
        >
          {scope ? scopeLabel(scope, words) : words.search.all}
        </button>
      ))}
    </fieldset>
  );
}
