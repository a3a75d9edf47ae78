'use client';

import { Command } from 'cmdk';
import type { MouseEvent } from 'react';
import type { ResultPage, SearchGroup, SearchHit } from '@/lib/search/types';
import type { BrowserWords } from '@/lib/words/types';
import { useWords } from '../ui/language';
import { Marked } from './marked';
import { resultHref } from './result-href';

/** Where a page stands, such as "Docs › Services". */
function placeOf({ kind, breadcrumb }: ResultPage, { search }: BrowserWords): string {
  return [search.kinds[kind], ...breadcrumb].join(' › ');
}

/** Name of a result among the items of the palette. */
export function resultValue({ id }: SearchHit): string {
  return `hit ${id}`;
}

/** Name of an offered page among the items of the palette. */
export function pageValue(heading: string, { route }: ResultPage): string {
  return `${heading} ${route}`;
}

// Results come and go with every key, and items of cmdk, which register themselves and follow its store, take a fifth
// longer to draw. cmdk finds what its keys move among by these attributes, whoever has drawn it.
function asItem(value: string, selected: boolean) {
  return { 'cmdk-item': '', role: 'option', 'aria-selected': selected, 'data-value': value };
}

function asGroup(label: string) {
  return { 'cmdk-group': '', role: 'group', 'aria-label': label };
}

interface ResultProps {
  hit: SearchHit;
  excerpt: string | null;
  selected: boolean;
  onSelect: (value: string) => void;
  onFollow: (event: MouseEvent) => void;
}

function Result({ hit, excerpt, selected, onSelect, onFollow }: ResultProps) {
  const { page, section, words } = hit;
  const text = excerpt ?? (section ? '' : page.description);
  const value = resultValue(hit);
  return (
    <div
      {...asItem(value, selected)}
      id={`result-${hit.id}`}
      className="palette-item"
      onPointerMove={selected ? undefined : () => onSelect(value)}
    >
      <a
        href={resultHref(hit)}
        className={`palette-result ${section ? 'palette-section' : 'palette-page'}`}
        tabIndex={-1}
        onClick={onFollow}
      >
        <span className="palette-title">
          {section?.parent && <span className="palette-parent">{section.parent} › </span>}
          <Marked text={section?.heading ?? page.title} words={words} />
        </span>
        {text && (
          <span className="palette-text">
            <Marked text={text} words={words} />
          </span>
        )}
      </a>
    </div>
  );
}

interface ResultListProps {
  groups: readonly SearchGroup[];
  /** Text around the match, by record. */
  excerpts: ReadonlyMap<number, string>;
  /** Name of the selected item. */
  selected: string;
  onSelect: (value: string) => void;
  onFollow: (event: MouseEvent) => void;
}

/** Results by page: its place and title, below it what matches, best first. */
export function ResultList({ groups, excerpts, selected, onSelect, onFollow }: ResultListProps) {
  const words = useWords();
  return groups.map(({ page, hits }) => (
    <div key={page.route} {...asGroup(`${page.title}, ${placeOf(page, words)}`)}>
      <div cmdk-group-heading="" aria-hidden="true">
        <b>{page.title}</b> <span>{placeOf(page, words)}</span>
      </div>
      {hits.map((hit) => (
        <Result
          key={hit.id}
          hit={hit}
          excerpt={excerpts.get(hit.id) ?? null}
          selected={resultValue(hit) === selected}
          onSelect={onSelect}
          onFollow={onFollow}
        />
      ))}
    </div>
  ));
}

/** Pages offered before anything is typed. */
export function PageList({
  heading,
  pages,
  onFollow,
}: {
  heading: string;
  pages: readonly ResultPage[];
  onFollow: (event: MouseEvent) => void;
}) {
  const words = useWords();
  if (pages.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {pages.map((page) => (
        <Command.Item key={page.route} value={pageValue(heading, page)} className="palette-item">
          <a
            href={resultHref({ page, section: null, words: [] })}
            className="palette-page"
            tabIndex={-1}
            onClick={onFollow}
          >
            <span className="palette-title">{page.title}</span>
            <span className="palette-place">{placeOf(page, words)}</span>
          </a>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
