import type { LastUpdate } from '@/lib/content/last-update';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** Where a page can be edited and when it last was. */
export function DocFooter({ editUrl, lastUpdate }: { editUrl: string | null; lastUpdate: LastUpdate | null }) {
  if (!editUrl && !lastUpdate) return null;
  return (
    <footer className="doc-footer">
      {editUrl && (
        <a href={editUrl} target="_blank" rel="noopener">
          Edit this page
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
