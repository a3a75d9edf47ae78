'use client';

import { Command } from 'cmdk';
import { type MouseEvent, memo, useEffect } from 'react';
import { findMarks } from '@/lib/search/marks';
import type { ResultPage, SearchGroup, SearchHit } from '@/lib/search/types';
import { localeAt } from '@/lib/site/locales';
import { highlightParameter, withBasePath } from '@/lib/site/urls';
import type { BrowserWords } from '@/lib/words/types';
import { useLanguage, useWords } from '../ui/language';
import { Name } from '../ui/name';
import { item, row } from './palette-styles';

const mostWords = 8;

/** Address of a result: page and section, with the words to highlight. */
function resultHref({ page, section, words }: Pick<SearchHit, 'page' | 'section' | 'words'>): string {
  const query = new URLSearchParams({ [highlightParameter]: words.slice(0, mostWords).join(' ') });
  return `${withBasePath(page.route)}${words.length > 0 ? `?${query}` : ''}${section ? `#${section.id}` : ''}`;
}

const pageRow = `${row} sign-page grid grid-cols-[minmax(0,1fr)_auto] content-center ps-9`;

// The height includes the second line, whose text comes later.
const resultRow = `${row} block min-h-[calc(1.35em+1.1rem+10px)] ps-9`;

/** The place of a page, such as "Docs › Services". */
function placeOf({ kind, breadcrumb }: ResultPage, { search }: BrowserWords): string {
  return [search.kinds[kind], ...breadcrumb].join(' › ');
}

/** Value of a result among the items of the palette. */
export function resultValue({ id }: SearchHit): string {
  return `hit ${id}`;
}

/** Value of an offered page among the items of the palette. */
export function pageValue(heading: string, { route }: ResultPage): string {
  return `${heading} ${route}`;
}

/** Whether a page is not translated. Such pages lead to their original in the default language. */
function useOriginals(): (page: ResultPage) => true | undefined {
  const { code } = useLanguage();
  return ({ route }) => localeAt(route).code !== code || undefined;
}

// Results change with every key. Items of cmdk register themselves and follow its store, which takes a fifth longer to
// render. cmdk's keys find any elements with these attributes.
function asItem(value: string, selected: boolean) {
  return { 'cmdk-item': '', role: 'option', 'aria-selected': selected, 'data-value': value };
}

function asGroup(label: string) {
  return { 'cmdk-group': '', role: 'group', 'aria-label': label };
}

// With forced colours, matches look like marked text.
const mark = 'weight-650 not-forced-colors:text-link not-forced-colors:[background:none]';

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let end = 0;
  const parts = findMarks(text, words).flatMap(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [
      before,
      <mark key={from} className={mark}>
        {text.slice(from, to)}
      </mark>,
    ];
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

interface ResultProps {
  hit: SearchHit;
  original: true | undefined;
  excerpt: string | null;
  selected: boolean;
  onSelect: (value: string) => void;
  onFollow: (event: MouseEvent) => void;
}

/** Rendered only when it changes: a key that moves the selection changes two of them. */
const Result = memo(function Result({ hit, original, excerpt, selected, onSelect, onFollow }: ResultProps) {
  const { page, section, words } = hit;
  const text = excerpt ?? (section ? '' : page.description);
  const value = resultValue(hit);
  return (
    <div
      {...asItem(value, selected)}
      id={`result-${hit.id}`}
      className={item}
      onPointerMove={selected ? undefined : () => onSelect(value)}
    >
      <a
        href={resultHref(hit)}
        className={`${resultRow} ${section ? 'sign-section' : 'sign-page [background-position-y:8px,8px,12px]'}`}
        tabIndex={-1}
        onClick={onFollow}
      >
        <span className={`block truncate ${section ? "forced-colors:[&::before]:[content:'#_']" : ''}`}>
          <Name
            original={original}
            label={
              <>
                {section?.parent && <span className="text-muted">{section.parent} › </span>}
                <Marked text={section?.heading ?? page.title} words={words} />
              </>
            }
          />
        </span>
        {text && (
          <span className="block truncate text-13 text-muted">
            <Name label={<Marked text={text} words={words} />} original={original} />
          </span>
        )}
      </a>
    </div>
  );
});

interface ResultListProps {
  groups: readonly SearchGroup[];
  /** Text around the match, by record. */
  excerpts: ReadonlyMap<number, string>;
  selected: string;
  onSelect: (value: string) => void;
  onFollow: (event: MouseEvent) => void;
}

/** Results by page: place and title of each page, then its matches, best first. */
export function ResultList({ groups, excerpts, selected, onSelect, onFollow }: ResultListProps) {
  const words = useWords();
  const isOriginal = useOriginals();
  // Loaded early, so that the words of a followed result are highlighted at once.
  useEffect(() => void import('./highlight-words').catch(() => undefined), []);
  return groups.map(({ page, hits }) => (
    <div key={page.route} {...asGroup(`${page.title}, ${placeOf(page, words)}`)}>
      <div cmdk-group-heading="" aria-hidden="true">
        <b className="weight-600 max-w-full flex-none overflow-hidden text-ellipsis text-13 text-text">
          <Name label={page.title} original={isOriginal(page)} />
        </b>{' '}
        <span className="overflow-hidden text-ellipsis">{placeOf(page, words)}</span>
      </div>
      {hits.map((hit) => (
        <Result
          key={hit.id}
          hit={hit}
          original={isOriginal(page)}
          excerpt={excerpts.get(hit.id) ?? null}
          selected={resultValue(hit) === selected}
          onSelect={onSelect}
          onFollow={onFollow}
        />
      ))}
    </div>
  ));
}

interface PageListProps {
  heading: string;
  pages: readonly ResultPage[];
  onFollow: (event: MouseEvent) => void;
}

/** Pages for an empty query. */
export function PageList({ heading, pages, onFollow }: PageListProps) {
  const words = useWords();
  const isOriginal = useOriginals();
  if (pages.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {pages.map((page) => (
        <Command.Item key={page.route} value={pageValue(heading, page)} className={item}>
          <a href={resultHref({ page, section: null, words: [] })} className={pageRow} tabIndex={-1} onClick={onFollow}>
            <span className="truncate">
              <Name label={page.title} original={isOriginal(page)} />
            </span>
            <span className="text-12 text-muted">{placeOf(page, words)}</span>
          </a>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
