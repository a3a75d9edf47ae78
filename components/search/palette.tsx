'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SearchAnswer, SearchScope } from '@/lib/search/types';
import type { BrowserWords } from '@/lib/words/types';
import type { ShownLink } from '@/schema/link';
import { queryKind, setQuery, setSearchOpen, useSearch } from '@/stores/search-store';
import { focusArrival } from '../ui/arrival';
import { useLanguage, useWords } from '../ui/language';
import { ModalDialog } from '../ui/modal-dialog';
import { ActionList, actionValue } from './action-list';
import { PaletteField } from './palette-field';
import { PaletteFooter } from './palette-footer';
import { NoResults, PaletteStatus, summarize } from './palette-status';
import { frame, note } from './palette-styles';
import { PageList, pageValue, ResultList, resultValue } from './result-list';
import { ScopeList } from './scope-list';
import type { SearchSource } from './search-source';
import { type Offers, useAnswer, useExcerpts, useOffers, useShownResults } from './use-answer';
import { usePaletteKeys } from './use-palette-keys';
import { useActions, useListFromStart, useSelection } from './use-palette-list';

interface PaletteProps {
  source: SearchSource;
  links: readonly ShownLink[];
}

/** The scopes for an answer, including the chosen one. */
function offeredScopes(answer: SearchAnswer | null, scope: SearchScope | null): readonly SearchScope[] {
  const scopes = answer?.scopes ?? [];
  return !answer || !scope || scopes.some(({ label }) => label === scope.label) ? scopes : [...scopes, scope];
}

function firstValue(answer: SearchAnswer | null, offers: Offers, { search }: BrowserWords): string {
  const best = answer?.groups[0]?.hits[0];
  if (best) return resultValue(best);
  const [heading, page] = offers.recent[0]
    ? [search.recent, offers.recent[0]]
    : [search.suggested, offers.suggested[0]];
  return page ? pageValue(heading, page) : '';
}

interface CommandsProps extends PaletteProps {
  input: RefObject<HTMLInputElement | null>;
  /** Called when a followed link does not leave the page. */
  onStay: (link: HTMLAnchorElement) => void;
}

/** Content of the dialog. It is a separate component, because every answer renders it again. */
function Commands({ source, links, input, onStay }: CommandsProps) {
  const language = useLanguage();
  const { words } = language;
  const kind = useSearch((state) => queryKind(state.query));
  const ready = useSearch((state) => state.status === 'ready');
  const [scope, setScope] = useState<SearchScope | null>(null);
  const { answer, asking } = useAnswer(source, scope);
  const excerpts = useExcerpts(source, answer);
  const { results, settled, showAll } = useShownResults(answer);
  const offers = useOffers(source);
  const actions = useActions(links);
  const { list, onScroll } = useListFromStart(answer);
  const [selected, select] = useSelection(
    kind === 'action' ? actions : (answer ?? offers),
    kind === 'action' && actions[0] ? actionValue(actions[0]) : firstValue(answer, offers, words),
  );
  // Offers stay until the first answer replaces them, so that the list changes once and is never empty.
  const [offered, setOffered] = useState(false);
  const offering = kind === 'none' || (kind === 'page' && offered && !answer);
  const scopes = offeredScopes(answer, scope);

  useEffect(() => {
    if (kind !== 'none') return;
    setScope(null);
    setOffered(ready);
  }, [kind, ready]);

  useEffect(() => {
    // cmdk sets the option that a reader moves to, but not the one that an answer selects.
    const option = list.current?.querySelector(`[data-value="${CSS.escape(selected)}"]`);
    if (option) input.current?.setAttribute('aria-activedescendant', option.id);
    else input.current?.removeAttribute('aria-activedescendant');
  });

  function narrow(step: 1 | -1): boolean {
    if (scopes.length === 0) return false;
    const all = [null, ...scopes];
    const at = all.findIndex((other) => (other?.label ?? null) === (scope?.label ?? null));
    setScope(all[(at + step + all.length) % all.length] ?? null);
    return true;
  }

  function choose(next: SearchScope | null) {
    setScope(next);
    input.current?.focus();
  }

  function suggest(term: string) {
    setQuery(term);
    input.current?.focus();
  }

  const follow = useCallback(
    (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      const { currentTarget } = event;
      if (currentTarget instanceof HTMLAnchorElement && currentTarget.pathname === window.location.pathname)
        onStay(currentTarget);
      setSearchOpen(false);
    },
    [onStay],
  );

  function run(action: () => void) {
    setSearchOpen(false);
    // After the dialog has returned the focus.
    setTimeout(action);
  }

  const { onKeyDown, onKeyDownCapture } = usePaletteKeys({ field: input, answer, asking, select, narrow, showAll });
  return (
    <Command
      shouldFilter={false}
      vimBindings={false}
      value={selected}
      onValueChange={select}
      onKeyDown={onKeyDown}
      onKeyDownCapture={onKeyDownCapture}
      className="flex h-[min(32rem,76vh)] flex-col [@media(height<30rem)]:h-[calc(100dvh-16px)] max-phone:h-dvh"
    >
      <PaletteField field={input} list={list} />
      {scopes.length > 0 && <ScopeList scopes={scopes} chosen={scope} onChoose={choose} />}
      <Command.List
        ref={list}
        label={words.search.results}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-1 pb-2 [contain:strict] has-[>[cmdk-list-sizer]:empty]:flex-[0] has-[>[cmdk-list-sizer]:empty]:p-0"
        onScroll={onScroll}
      >
        {offering && (
          <>
            <PageList heading={words.search.recent} pages={offers.recent} onFollow={follow} />
            <PageList heading={words.search.suggested} pages={offers.suggested} onFollow={follow} />
          </>
        )}
        {(offering || kind === 'action') && <ActionList actions={actions} onFollow={follow} onRun={run} />}
        {answer && (
          <ResultList groups={results} excerpts={excerpts} selected={selected} onSelect={select} onFollow={follow} />
        )}
      </Command.List>
      {answer?.total === 0 && (
        <NoResults answer={answer} onChoose={suggest} onWiden={() => choose(null)} onFollow={follow} />
      )}
      {kind === 'action' && actions.length === 0 && <p className={note}>{words.actions.nothing}</p>}
      <PaletteStatus
        source={source}
        summary={kind === 'action' && actions.length === 0 ? words.actions.none : summarize(settled, language)}
        onFollow={follow}
      />
      <PaletteFooter narrowing={scopes.length > 0} />
    </Command>
  );
}

/** Search and actions in a dialog for the keyboard. */
export function Palette({ source, links }: PaletteProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(document.activeElement);
  const staying = useRef<HTMLAnchorElement>(null);

  function onEscape(event: KeyboardEvent) {
    if (queryKind(useSearch.getState().query) === 'none') return;
    event.preventDefault();
    setQuery('');
    input.current?.focus();
  }

  /** Selects an earlier query, so that the first key replaces it, but not a query that was typed just now. */
  function focusInput(event: Event) {
    event.preventDefault();
    const field = input.current;
    field?.focus({ preventScroll: true });
    if (useSearch.getState().typedAhead) field?.setSelectionRange(field.value.length, field.value.length);
    else field?.select();
  }

  function focusBefore(event: Event) {
    event.preventDefault();
    if (staying.current) {
      // For a link to the current address the browser moves no focus. For others the router does, once it has arrived.
      if (staying.current.href === window.location.href) focusArrival();
    } else if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }

  return (
    <ModalDialog
      open
      onOpenChange={setSearchOpen}
      className={`${frame} animate-fade`}
      onEscapeKeyDown={onEscape}
      onOpenAutoFocus={focusInput}
      onCloseAutoFocus={focusBefore}
      // Typing continues after a click anywhere in the palette, and after a focused button or link has disappeared.
      onFocus={({ target }) => target instanceof HTMLDivElement && input.current?.focus()}
    >
      <Dialog.Title className="sr-only">{words.search.search}</Dialog.Title>
      <Commands
        source={source}
        links={links}
        input={input}
        onStay={(link) => {
          staying.current = link;
        }}
      />
    </ModalDialog>
  );
}
