import { splitTranslation } from '../../content/files/translations';
import type { CmsEntry } from '../adapters/adapter';
import { pathProblems, rowKey } from '../sync/plan';
import { isEntry, type PublishedSite } from './published-site';
import type { EntryFinding } from './verdict';

/**
 * Problems of the sync with the path of an entry.
 * @param owned folders and files that the CMS owns
 */
export function placeFindings(entry: CmsEntry, published: PublishedSite, owned: readonly string[]): EntryFinding[] {
  const others = published.rows().filter((row) => rowKey(row) !== rowKey(entry));
  const { path, key } = entry;
  const twin = key === undefined ? undefined : others.find((row) => row.path === path && row.key === key);
  if (twin) {
    const title = isEntry(twin) && twin.title !== '' ? `“${twin.title}”` : rowKey(twin);
    const message = `The key ${key} belongs to ${title} already, in ${path}. Choose another.`;
    return [{ severity: 'error', code: 'cms/path', field: 'key', message }];
  }
  const rows = [...others, entry];
  // A CMS that owns nothing yet will own the folders of its entries.
  const originals = rows.map((row) => splitTranslation(row.path)?.original ?? row.path);
  const held = [...new Set(originals.map((original) => original.split('/')[0] ?? original))];
  return pathProblems(rows, owned.length > 0 ? owned : held, published.ownFiles())
    .filter(([row]) => row === entry)
    .map(([, message]) => ({ severity: 'error', code: 'cms/path', field: 'path', message }));
}
