import type * as z from 'zod';
import type { CollectionName } from '../entries/collections';
import { SyncError } from '../sync-error';
import type { CmsAdapter, CmsEntry, ManifestRow } from './adapter';
import { entriesSchema, isTooDeep, jsonVersion, manifestSchema, versionSchema } from './json-answers';
import { jsonEntry } from './json-entry';
import { createRequester, type RequestOptions } from './request';

export interface JsonOptions extends Pick<RequestOptions, 'timeoutMs' | 'attempts' | 'backOffMs'> {
  /** Base address of the answers. */
  url: string;
  apiKey: string;
}

const maxPage = 4_000_000;
/** Somewhat more than the 20 largest entries that a sync accepts. */
const maxEntries = 41_000_000;
const maxMedia = 25_000_000;
const mostPages = 1000;

/** Adapter for any CMS that provides the JSON of docs/cms-adapters.md. */
export function createJsonAdapter({ url, apiKey, ...options }: JsonOptions): CmsAdapter {
  const base = url.replace(/\/+$/, '');
  const request = createRequester({ ...options, base, headers: { authorization: `Bearer ${apiKey}` } });
  const pages = new Map<string, string>();

  function refuse(what: string, why: string): never {
    throw new SyncError('refused', `The CMS at ${base} does not answer as docs/cms-adapters.md says: ${what} ${why}.`);
  }

  /** @throws SyncError with the first mistake if the answer has another form */
  async function read<Schema extends z.ZodType>(schema: Schema, name: string, query = '', maxBytes = maxPage) {
    const answer = await request.json(`/${name}${query}`, maxBytes);
    if (isTooDeep(answer)) refuse(name, 'is nested too deeply');
    const known = versionSchema.safeParse(answer);
    if (!known.success) refuse(name, 'names no version');
    if (known.data.version !== jsonVersion)
      refuse(name, `has version ${known.data.version}, and this site reads version ${jsonVersion}`);
    const { data, error } = schema.safeParse(answer);
    if (error) {
      const { path, message } = error.issues[0] ?? { path: [], message: '' };
      refuse(name, `has a mistake at ${path.map(String).join('.') || 'its top'} (${message})`);
    }
    return data;
  }

  return {
    name: base,
    probe: async () => void (await read(versionSchema, 'version')),
    async manifest() {
      const rows: ManifestRow[] = [];
      const seen = new Set<string>();
      let cursor = '';
      do {
        seen.add(cursor);
        const query = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`;
        const page = await read(manifestSchema, 'manifest', query);
        for (const { kind, id, updatedAt, path, key, edit } of page.rows) {
          rows.push({ kind, id, updatedAt, path, ...(key != null && { key }) });
          if (edit != null) pages.set(`${kind}/${id}`, edit);
        }
        cursor = page.next ?? '';
        if (seen.has(cursor) && cursor !== '') refuse('manifest', 'leads back to a page before');
        if (seen.size === mostPages) refuse('manifest', `has more than ${mostPages} pages`);
      } while (cursor !== '');
      return rows;
    },
    async entries(kind: CollectionName, ids) {
      const found = new Map<string, CmsEntry>();
      let open = [...ids];
      while (open.length > 0) {
        const query = `?kind=${kind}${open.map((id) => `&id=${encodeURIComponent(id)}`).join('')}`;
        const { entries } = await read(entriesSchema, 'entries', query, maxEntries);
        const fresh = entries.filter(({ id }) => open.includes(id));
        for (const entry of fresh) found.set(entry.id, jsonEntry(kind, entry));
        // A CMS may return fewer entries at a time. Entries that are in no answer were deleted.
        if (fresh.length === 0) break;
        open = open.filter((id) => !found.has(id));
      }
      return [...found.values()];
    },
    media: ({ id }) => request.bytes(`/media?id=${encodeURIComponent(id)}`, maxMedia),
    editAddress: ({ kind, id }) => pages.get(`${kind}/${id}`) ?? base,
  };
}
