import { z } from 'zod';
import type { CmsAdapter, CmsEntry, ManifestRow } from './adapter';
import { type CollectionName, collectionNames, collections } from './collections';
import { payloadEntry, payloadRow } from './payload-entry';
import { createRequester, type RequestOptions } from './request';
import { SyncError } from './sync-error';

export interface PayloadOptions extends Pick<RequestOptions, 'timeoutMs' | 'attempts' | 'backOffMs'> {
  /** Address of the CMS, without /api. */
  url: string;
  apiKey: string;
  /** Takes the newest versions, published or not. The key needs a role that may see them. */
  drafts?: boolean;
  /** Rows of a list that one answer holds; default 1,000. */
  pageSize?: number;
}

const maxAnswer = 40_000_000;
const maxMedia = 25_000_000;

const listSchema = z.object({ docs: z.array(z.record(z.string(), z.unknown())), totalDocs: z.number() });
const meSchema = z.object({ user: z.object({ role: z.string().optional() }).nullish() });

function select(names: readonly string[]): string {
  return names.map((name) => `&select[${name}]=true`).join('');
}

/** Reads the CMS of this project, which is Payload, through its REST API. */
export function createPayloadAdapter({
  url,
  apiKey,
  drafts = false,
  pageSize = 1000,
  ...options
}: PayloadOptions): CmsAdapter {
  const base = url.replace(/\/+$/, '');
  const request = createRequester({ ...options, base, headers: { authorization: `users API-Key ${apiKey}` } });
  const files = new Map<string, string>();
  const published = drafts ? '&draft=true' : '&where[_status][equals]=published';

  async function page(kind: string, query: string) {
    const answer = listSchema.safeParse(
      await request.json(`/api/${kind}?depth=0&limit=${pageSize}&sort=id${query}`, maxAnswer),
    );
    if (!answer.success)
      throw new SyncError('refused', `There is no CMS of this site at ${base}: /api/${kind} is no list.`);
    const { docs, totalDocs } = answer.data;
    if (docs.length !== Math.min(pageSize, totalDocs))
      throw new SyncError('down', `The CMS at ${base} lists ${docs.length} of ${totalDocs} entries of ${kind}.`);
    return docs;
  }

  /** Each page begins after the last entry of the one before: what is deleted meanwhile moves no other one out of sight. */
  async function list(kind: string, query: string) {
    const docs = await page(kind, query);
    for (let found = docs; found.length === pageSize; docs.push(...found))
      found = await page(kind, `${query}&where[id][greater_than]=${encodeURIComponent(String(found.at(-1)?.['id']))}`);
    return docs;
  }

  /** A few very long texts may be more than one answer holds: it is asked for in halves then. */
  async function entries(kind: CollectionName, ids: readonly string[]): Promise<CmsEntry[]> {
    try {
      const docs = await list(kind, `${published}&where[id][in]=${ids.join(',')}`);
      return docs.map((doc) => known(kind, payloadEntry(kind, doc)));
    } catch (error) {
      if (!(error instanceof SyncError) || error.failure !== 'content' || ids.length < 2) throw error;
      const half = Math.ceil(ids.length / 2);
      return [...(await entries(kind, ids.slice(0, half))), ...(await entries(kind, ids.slice(half)))];
    }
  }

  function known<Row>(kind: ManifestRow['kind'], row: Row | undefined): Row {
    if (row) return row;
    throw new SyncError('refused', `There is no CMS of this site at ${base}: /api/${kind} has other fields.`);
  }

  return {
    name: base,
    async probe() {
      const answer = meSchema.safeParse(await request.json('/api/users/me', maxAnswer));
      if (!answer.success)
        throw new SyncError('refused', `There is no CMS at ${base}: /api/users/me has another form.`);
      // Payload answers a key it does not know as it answers everybody: with 200 and without a user.
      const { user } = answer.data;
      if (!user)
        throw new SyncError(
          'refused',
          `The CMS at ${base} does not know CMS_API_KEY. Copy the API key of a user with the role reader.`,
        );
      if (drafts && user.role === 'reader')
        throw new SyncError(
          'refused',
          'CMS_API_KEY belongs to a reader, who sees no drafts. A preview needs the key of an editor.',
        );
    },
    async manifest() {
      const rows: ManifestRow[] = [];
      for (const kind of collectionNames) {
        const names = ['path', 'updatedAt', ...(collections[kind].form === 'part' ? ['key'] : [])];
        rows.push(...(await list(kind, published + select(names))).map((doc) => known(kind, payloadRow(kind, doc))));
      }
      const media = await list('media', select(['path', 'updatedAt', 'filename']));
      for (const doc of media) {
        const row = known('media', payloadRow('media', doc));
        files.set(row.id, typeof doc['filename'] === 'string' ? doc['filename'] : '');
        rows.push(row);
      }
      return rows;
    },
    entries,
    async media({ id }) {
      const name = files.get(id);
      return name ? request.bytes(`/api/media/file/${encodeURIComponent(name)}`, maxMedia) : undefined;
    },
    editAddress: ({ kind, id }) => `${base}/admin/collections/${kind}/${id}`,
  };
}
