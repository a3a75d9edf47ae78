'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { memo, type RefObject, useEffect, useState } from 'react';
import { useSearch } from '@/stores/search';
import { CloseIcon } from '../ui/icons';

interface PaletteFieldProps {
  field: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
}

/**
 * Where the query is typed. Not the field of cmdk, which has its list filtered and React draw the field anew with every
 * key: here the search filters, and the browser has drawn the key already.
 */
export const PaletteField = memo(function PaletteField({ field, list }: PaletteFieldProps) {
  const [queryBefore] = useState(() => useSearch.getState().query);
  const setQuery = useSearch((state) => state.setQuery);
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
    <div className="palette-head">
      <span className="icon icon-search" aria-hidden="true" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Search the documentation"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        defaultValue={queryBefore}
        onInput={(event) => setQuery(event.currentTarget.value)}
        placeholder="Search pages and headings, or > for actions"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={2000}
      />
      <Dialog.Close className="icon-button" aria-label="Close search">
        <CloseIcon />
      </Dialog.Close>
    </div>
  );
});
