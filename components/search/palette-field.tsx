'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import type { RefObject } from 'react';
import { useSearch } from '@/stores/search';
import { CloseIcon } from '../ui/icons';

/** Where the query is typed; the only part of the palette that every key draws anew. */
export function PaletteField({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const query = useSearch((state) => state.query);
  const setQuery = useSearch((state) => state.setQuery);
  return (
    <div className="palette-head">
      <span className="icon icon-search" aria-hidden="true" />
      <Command.Input
        ref={field}
        value={query}
        onValueChange={setQuery}
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
}
