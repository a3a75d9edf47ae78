import * as z from 'zod';
import { collectionNames } from '../entries/collections';
import { SyncError } from '../sync-error';
import type { CmsAdapter, ManifestRow } from './adapter';
import { payloadEntry, payloadRow } from './payload-entry';
import { createRequester, type RequestOptions } from './request';

export interface PayloadOptions extends Pick<RequestOptions, 'timeoutMs' | 'attempts' | 'backOffMs'> {
  /** Address of the CMS, without /api. */
  url: string;
  apiKey: string;
  /** Takes the newest versions, published or not. The role of the key must allow that. */
  drafts?: boolean;
}

const maxAnswer = 40_000_000;
const maxMedia = 25_000_000;

const docsSchema = z.array(z.record(z.string(), z.unknown()));
const listSchema = z.object({ docs: docsSchema });
const manifestSchema = z.object({ rows: docsSchema });
const meSchema = z.object({ user: z.object({ role: z.string().optional() }).nullish() });

/** Adapter for the CMS of this project, which is Payload, by its REST API. */
export function createPayloadAdapter({ url, apiKey, drafts = false, ...options }: PayloadOptions): CmsAdapter {
  const base = url.replace(/\/+$/, '');
  const request = createRequester({ ...options, base, headers: { authorization: `users API-Key ${apiKey}` } });
  const files = new Map<string, string>();
  const published = drafts ? '&draft=true' : '&where[_status][equals]=published';

  const older = `The CMS at ${base} is older than this site and does not list what it publishes (404). Upgrade it.`;

  function refuse(message: string): never {
    throw new SyncError('refused', message);
  }

  async function ask<Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer> {
    const answer = schema.safeParse(await request.json(path, maxAnswer, older));
    return answer.data ?? refuse(`There is no CMS of this site at ${base}: ${path.split('?')[0]} is no list.`);
  }

  function known<Row>(kind: ManifestRow['kind'], row: Row | undefined): Row {
    return row ?? refuse(`There is no CMS of this site at ${base}: /api/${kind} has other fields.`);
  }

  return {
    name: base,
    async probe() {
      const answer = meSchema.safeParse(await request.json('/api/users/me', maxAnswer));
      if (!answer.success) refuse(`There is no CMS at ${base}: /api/users/me has another form.`);
      // For an unknown key Payload answers with 200 and without a user.
      const { user } = answer.data;
      if (!user)
        refuse(`The CMS at ${base} does not know CMS_API_KEY. Copy the API key of a user with the role reader.`);
      if (drafts && user.role === 'reader')
        refuse('CMS_API_KEY belongs to a reader, who sees no drafts. A preview needs the key of an editor.');
    },
    async manifest() {
      const manifest: ManifestRow[] = [];
      for (const kind of [...collectionNames, 'media'] as const) {
        const { rows } = await ask(`/api/manifest?kind=${kind}${drafts ? '&draft=true' : ''}`, manifestSchema);
        for (const doc of rows) {
          const row = known(kind, payloadRow(kind, doc));
          if (kind === 'media') files.set(row.id, typeof doc['filename'] === 'string' ? doc['filename'] : '');
          manifest.push(row);
        }
      }
      return manifest;
    },
    async entries(kind, ids) {
      const query = `depth=0&limit=${ids.length}${published}&where[id][in]=${ids.join(',')}`;
      const { docs } = await ask(`/api/${kind}?${query}`, listSchema);
      return docs.map((doc) => known(kind, payloadEntry(kind, doc)));
    },
    async media({ id }) {
      const name = files.get(id);
      return name ? request.bytes(`/api/media/file/${encodeURIComponent(name)}`, maxMedia) : undefined;
    },
    editAddress: ({ kind, id }) => `${base}/admin/collections/${kind}/${id}`,
  };
}
