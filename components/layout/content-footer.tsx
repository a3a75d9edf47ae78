import type { LastUpdate } from '@/lib/content/last-update';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

interface ContentFooterProps {
  editLabel: string;
  editUrl: string | null;
  lastUpdate: LastUpdate | null;
}

/** Where a page can be edited and when it last was. */
export function ContentFooter({ editLabel, editUrl, lastUpdate }: ContentFooterProps) {
  if (!editUrl && !lastUpdate) return null;
  return (
    <footer className="content-footer">
      {editUrl && (
        <a href={editUrl} target="_blank" rel="noopener">
          {editLabel}
        </a>
      )}
      {lastUpdate && (
        <p>
          Last updated <time dateTime={lastUpdate.date}>{dateFormat.format(new Date(lastUpdate.date))}</time>
          {lastUpdate.author && ` by ${lastUpdate.author}`}
        </p>
      )}
    </footer>
  );
}
