'use client';

import { useConfig } from '@payloadcms/ui';
import type { NamedEntry } from '../../../../lib/cms/editor/translation-report';
import type { LanguageOverview as Overview } from '../../translations/translation-endpoints';
import { useAnswer } from '../use-api';

function Entries({ title, entries, count }: { title: string; entries: readonly NamedEntry[]; count: number }) {
  const { config } = useConfig();
  if (count === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ kind, id, title: name, path }) => (
          <li key={`${kind}/${id}`}>
            <a href={`${config.routes.admin}/collections/${kind}/${id}`}>{name || path}</a>{' '}
            <span className="content-problem__place">{kind}</span>
          </li>
        ))}
      </ul>
      {count > entries.length && <p>… and {count - entries.length} more</p>}
    </>
  );
}

function summaryOf({ pages, translated, drafts }: Overview): string {
  const waiting = drafts === 0 ? '' : `, ${drafts} more ${drafts === 1 ? 'is a draft' : 'are drafts'}`;
  return `${translated} of ${pages} pages translated${waiting}.`;
}

/** State of each language on the dashboard: outdated and missing translations. */
export function LanguageOverview() {
  // If the check does not run, the page of each entry says so.
  const languages = useAnswer<Overview[]>('/translations') ?? [];
  return languages.map((language) => (
    <section key={language.code} className="overview-list">
      <h2>{language.label}</h2>
      <p>{summaryOf(language)}</p>
      <Entries title="Older than the original" entries={language.outdated} count={language.outdatedCount} />
      <Entries title="Not translated" entries={language.missing} count={language.missingCount} />
    </section>
  ));
}
