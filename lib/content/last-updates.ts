import 'server-only';
import { type LastUpdate, readLastUpdates } from './last-update';
import { contentDir } from './store';

interface Document {
  path: string;
  frontMatter: { last_update?: { date?: string | undefined; author?: string | undefined } | undefined };
}

const lastUpdates = readLastUpdates(contentDir);

/** When a document was changed last: what its front matter says, else its last commit; null where neither is known. */
export function lastUpdateOf({ frontMatter, path }: Document): LastUpdate | null {
  const own = frontMatter.last_update;
  const date = own?.date ?? lastUpdates.get(path)?.date;
  return date ? { date, author: own?.author } : null;
}
