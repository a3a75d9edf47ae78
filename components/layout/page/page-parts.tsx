import { createElement, Fragment, type ReactNode } from 'react';
import type { LastUpdate } from '@/lib/content/files/last-update';
import type { Original } from '@/lib/content/model/original';
import type { HeadingPart } from '@/lib/content/types';
import type { Pager } from '@/lib/content/views/pagination';
import { withBasePath } from '@/lib/site/urls';
import { fill, fillParts } from '@/lib/words/fill';
import type { Language, Words } from '@/lib/words/types';
import { Admonition } from '../../mdx/admonition/admonition';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons';
import { Name } from '../../ui/name';

interface PagerNavProps {
  pager: Pager;
  label: string;
  /** Texts above the titles of the two pages. */
  names: readonly [previous: string, next: string];
}

/** Links to the previous and the next page in reading order. */
export function PagerNav({ pager: { previous, next }, label, names }: PagerNavProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="pager">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>
            <ArrowLeftIcon /> {names[0]}
          </span>
          <Name label={previous.label} original={previous.original} />
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className="pager-next">
          <span>
            {names[1]} <ArrowRightIcon />
          </span>
          <Name label={next.label} original={next.original} />
        </a>
      )}
    </nav>
  );
}

interface ContentFooterProps {
  language: Language;
  editLabel: string;
  editUrl: string | null;
  lastUpdate: LastUpdate | null;
}

function Updated({ language: { code, words }, date, author }: { language: Language } & LastUpdate) {
  const format = new Intl.DateTimeFormat(code, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const { updated, updatedBy } = words.page;
  const time = (
    <time key="date" dateTime={date}>
      {format.format(new Date(date))}
    </time>
  );
  return <p>{fillParts(author ? updatedBy : updated, { date: time, author: author ?? '' })}</p>;
}

/** Link for editing a page, and its last change. */
export function ContentFooter({ language, editLabel, editUrl, lastUpdate }: ContentFooterProps) {
  if (!editUrl && !lastUpdate) return null;
  return (
    <footer className="content-footer mt-12 flex flex-wrap justify-between gap-x-6 gap-y-2 text-14 text-muted">
      {editUrl && (
        <a className="inline-flex items-center gap-1.5 text-inherit" href={editUrl} target="_blank" rel="noopener">
          {editLabel}
        </a>
      )}
      {lastUpdate && <Updated language={language} {...lastUpdate} />}
    </footer>
  );
}

function draw(part: HeadingPart): ReactNode {
  return typeof part === 'string' ? part : createElement(part.mark, null, ...part.parts.map(draw));
}

/** The heading above a page, with its code and emphasis. */
export function HeadingParts({ parts }: { parts: readonly HeadingPart[] }) {
  return createElement(Fragment, null, ...parts.map(draw));
}

/** Notice on an untranslated page, with a link to its original. */
export function OriginalNotice({ original, words }: { original: Original; words: Words }) {
  const { untranslated, untranslatedText, readOriginal } = words.page;
  return (
    <Admonition type="info" title={untranslated} words={words.browser.admonitions}>
      <p>
        {fill(untranslatedText, { language: original.label })}{' '}
        <a href={withBasePath(original.route)} hrefLang={original.code}>
          {fill(readOriginal, { language: original.label })}
        </a>
      </p>
    </Admonition>
  );
}

/** Notice on a page that is in no list, menu or search, because readers may think that everybody can find it. */
export function UnlistedNotice({ words }: { words: Words }) {
  return (
    <Admonition type="info" title={words.blog.unlisted} words={words.browser.admonitions}>
      <p>{words.page.unlistedText}</p>
    </Admonition>
  );
}
