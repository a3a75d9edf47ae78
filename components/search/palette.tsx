'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { SearchAnswer, SearchScope } from '@/lib/search/types';
import type { SiteLink } from '@/schema/site';
import { useSearch } from '@/stores/search';
import { useDocsVersions } from '../layout/docs-versions';
import { CloseIcon } from '../ui/icons';
import { ActionList } from './action-list';
import { findActions, paletteActions } from './actions';
import { PaletteFooter } from './palette-footer';
import { NoResults, PaletteStatus } from './palette-status';
import { PageList, pageValue, ResultList, resultValue } from './result-list';
import { ScopeList } from './scope-list';
import type { SearchSource } from './search-client';
import { type Offers, useAnswer, useExcerpts, useOffers } from './use-answer';
import { usePaletteKeys } from './use-palette-keys';

const recentHeading = 'Recently visited';
const suggestedHeading = 'Suggested';

interface PaletteProps {
  source: SearchSource;
  links: readonly SiteLink[];
}

/** Selected item: the first one of every new list, until the reader moves. */
function useSelection(list: unknown, first: string): [string, (value: string) => void] {
  const [selection, setSelection] = useState({ list, value: first });
  const value = selection.list === list ? selection.value : first;
  return [value, (next) => setSelection({ list, value: next })];
}

/** The item a list begins with. */
function firstValue(answer: SearchAnswer | null, offers: Offers): string {
  const best = answer?.groups[0]?.hits[0];
  if (best) return resultValue(best);
  const [heading, page] = offers.recent[0]
    ? [recentHeading, offers.recent[0]]
    : [suggestedHeading, offers.suggested[0]];
  return page ? pageValue(heading, page) : '';
}

/** Search and actions in a dialog, made for the keyboard. */
export function Palette({ source, links }: PaletteProps) {
  const query = useSearch((state) => state.query);
  const setQuery = useSearch((state) => state.setQuery);
  const setOpen = useSearch((state) => state.setOpen);
  const [scope, setScope] = useState<SearchScope | null>(null);
  const asksForAction = query.startsWith('>');
  const answer = useAnswer(source, asksForAction ? '' : query, scope);
  const excerpts = useExcerpts(source, answer);
  const offers = useOffers(source);
  const { versions } = useDocsVersions();
  const actions = useMemo(() => paletteActions(versions, links), [versions, links]);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(document.activeElement);
  const [selected, select] = useSelection(answer ?? offers, firstValue(answer, offers));
  const isEmpty = query.trim() === '';
  const scopes = isEmpty || asksForAction ? [] : (answer?.scopes ?? []);

  useEffect(() => {
    // A new answer is read from its beginning.
    if (answer) list.current?.scrollTo({ top: 0 });
  }, [answer]);

  function type(next: string) {
    setQuery(next);
    if (next.trim() === '') setScope(null);
  }

  function narrow(step: 1 | -1): boolean {
    if (scopes.length === 0) return false;
    const all = [null, ...scopes];
    const at = all.findIndex((other) => (other?.label ?? null) === (scope?.label ?? null));
    setScope(all[(at + step + all.length) % all.length] ?? null);
    return true;
  }

  function follow(event: MouseEvent) {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)) setOpen(false);
  }

  function run(action: () => void) {
    setOpen(false);
    // After the dialog has given the focus back.
    setTimeout(action);
  }

  function onEscape(event: KeyboardEvent) {
    if (isEmpty) return;
    event.preventDefault();
    type('');
  }

  /** Selects an earlier query, which the first key replaces; but not what was typed a moment ago. */
  function focusInput(event: Event) {
    event.preventDefault();
    const field = input.current;
    field?.focus({ preventScroll: true });
    if (useSearch.getState().typedAhead) field?.setSelectionRange(field.value.length, field.value.length);
    else field?.select();
  }

  function focusBefore(event: Event) {
    event.preventDefault();
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }

  const onKeyDown = usePaletteKeys({ select, narrow });
  return (
    <Dialog.Root open onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          className="palette"
          aria-describedby={undefined}
          onEscapeKeyDown={onEscape}
          onOpenAutoFocus={focusInput}
          onCloseAutoFocus={focusBefore}
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          <Command
            label="Search the documentation"
            shouldFilter={false}
            vimBindings={false}
            value={selected}
            onValueChange={select}
            onKeyDown={onKeyDown}
          >
            <div className="palette-head">
              <span className="icon icon-search" aria-hidden="true" />
              <Command.Input
                ref={input}
                value={query}
                onValueChange={type}
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
            {scopes.length > 0 && <ScopeList scopes={scopes} chosen={scope} onChoose={setScope} />}
            <Command.List ref={list} label="Results">
              {isEmpty && (
                <>
                  <PageList heading={recentHeading} pages={offers.recent} onFollow={follow} />
                  <PageList heading={suggestedHeading} pages={offers.suggested} onFollow={follow} />
                </>
              )}
              {(isEmpty || asksForAction) && (
                <ActionList
                  actions={findActions(actions, asksForAction ? query.slice(1) : '')}
                  onFollow={follow}
                  onRun={run}
                />
              )}
              {!isEmpty && answer && <ResultList groups={answer.groups} excerpts={excerpts} onFollow={follow} />}
            </Command.List>
            {!isEmpty && answer?.total === 0 && <NoResults answer={answer} onChoose={type} onFollow={follow} />}
            <PaletteStatus source={source} answer={isEmpty ? null : answer} scope={scope} />
            <PaletteFooter narrowing={scopes.length > 0} />
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
