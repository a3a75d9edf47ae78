'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { memo, type RefObject, useEffect, useState } from 'react';
import { setQuery, useSearch } from '@/stores/search-store';
import { CloseIcon } from '../ui/icons';
import { useWords } from '../ui/language';
import { head } from './palette-styles';

interface PaletteFieldProps {
  field: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
}

const longestQuery = 2000;

/**
 * The field for the query. cmdk's own field filters the list and makes React render the field with every key. Here the
 * search filters, and the browser has drawn the key already.
 */
export const PaletteField = memo(function PaletteField({ field, list }: PaletteFieldProps) {
  const { search } = useWords();
  const [queryBefore] = useState(() => useSearch.getState().query);
  const [listId, setListId] = useState<string>();
  useEffect(() => setListId(list.current?.id), [list]);
  useEffect(() => {
    function show({ query }: { query: string }): void {
      if (field.current && field.current.value !== query) field.current.value = query;
    }
    show(useSearch.getState());
    return useSearch.subscribe(show);
  }, [field]);
  return (
    <div className={head}>
      <span className="icon icon-search" aria-hidden="true" />
      <input
        ref={field}
        className="h-12 min-w-0 flex-1 text-17 text-text [outline:0] placeholder:text-muted"
        type="text"
        role="combobox"
        aria-label={search.label}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        defaultValue={queryBefore}
        onInput={(event) => setQuery(event.currentTarget.value)}
        placeholder={search.placeholder}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={longestQuery}
      />
      <Dialog.Close className="icon-button" aria-label={search.close}>
        <CloseIcon />
      </Dialog.Close>
    </div>
  );
});
