import type { LastUpdate } from '@/lib/content/last-update';
import { EditIcon } from '../ui/icons';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** Where a page can be edited and when it last was. */
export function DocFooter({ editUrl, lastUpdate }: { editUrl: string | null; lastUpdate: LastUpdate | null }) {
  if (!editUrl && !lastUpdate) return null;
  return (
    <footer className="doc-footer">
      {editUrl && (
        <a href={editUrl} target="_blank" rel="noopener">
          <EditIcon /> Edit this page<span className="sr-only"> (opens in a new tab)</span>
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
