import type { LastUpdate } from '@/lib/content/files/last-update';
import { fillParts } from '@/lib/words/fill';
import type { Language } from '@/lib/words/types';

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
