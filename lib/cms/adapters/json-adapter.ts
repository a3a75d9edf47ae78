import { stringify } from 'yaml';
import * as z from 'zod';
import { isRecord } from '../../report/values';
import { type CollectionName, collectionNames, collections } from '../entries/collections';
import type { FieldModel } from '../entries/field-model';
import type { FieldValue, FieldValues } from '../entries/field-values';
import { SyncError } from '../sync-error';
import type { CmsAdapter, CmsEntry, ManifestRow } from './adapter';
import { createRequester, type RequestOptions } from './request';

/** Version of the format in docs/cms-adapters.md. */
const jsonVersion = 1;

/** Maximum number of rows on a page of the manifest. */
const mostRows = 5000;

const id = z.string().min(1).max(200);
const rowShape = {
  id,
  updatedAt: z.string().min(1).max(100),
  path: z.string().max(1000),
  key: z.string().max(200).nullish(),
};

/** Every answer contains the version of the format. */
const versionSchema = z.object({ version: z.number() });

const manifestSchema = z.object({
  rows: z
    .array(
      z.object({
        ...rowShape,
        kind: z.enum([...collectionNames, 'media']),
        edit: z
          .url({ protocol: /^https?$/ })
          .max(2000)
          .nullish(),
      }),
    )
    .max(mostRows),
  next: z.string().min(1).max(1000).nullish(),
});

const entriesSchema = z.object({
  entries: z
    .array(
      z.object({
        ...rowShape,
        title: z.string().max(1000).nullish(),
        data: z.record(z.string(), z.unknown()).nullish(),
        body: z.string().nullish(),
        order: z.number().nullish(),
      }),
    )
    .max(100),
});

type JsonEntry = z.infer<typeof entriesSchema>['entries'][number];

const deepest = 50;

/** Whether lists and objects are nested too deep for recursive code. */
function isTooDeep(value: unknown): boolean {
  const open: [value: unknown, depth: number][] = [[value, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [current, depth] = next;
    if (typeof current !== 'object' || current === null) continue;
    if (depth === deepest) return true;
    for (const member of Object.values(current)) open.push([member, depth + 1]);
  }
  return false;
}

type Data = Readonly<Record<string, unknown>>;

/** A value of the wrong type stays, so that the content check reports it at its field. */
function asItIs(value: unknown): FieldValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asItIs(member)]))
    : null;
}

function fieldValue(model: FieldModel, value: unknown): FieldValue {
  if (value === undefined) return undefined;
  if (value === null) return model.nullable ? 'null' : undefined;
  switch (model.kind) {
    case 'list':
      return asItIs(Array.isArray(value) ? value : [value]);
    case 'yaml':
      return stringify(value, { lineWidth: 0 }).trimEnd();
    case 'group':
      return isRecord(value) ? fieldValues(model.members, value) : asItIs(value);
    default:
      return asItIs(value);
  }
}

function fieldValues(models: readonly FieldModel[], data: Data): FieldValues {
  return Object.fromEntries(models.map((model) => [model.name, fieldValue(model, data[model.name])]));
}

/** The data as YAML, so that keys without a field are checked too. */
function sourceOf(kind: CollectionName, { path, key }: JsonEntry, data: Data): string {
  const { form } = collections[kind];
  if (form === 'part') return stringify({ [key ?? '']: data });
  if (Object.keys(data).length === 0) return '';
  if (form === 'data') return path.endsWith('.json') ? `${JSON.stringify(data, null, 2)}\n` : stringify(data);
  return `---\n${stringify(data, { lineWidth: 0 })}---\n`;
}

/** Entry of a validated answer. The sync checks its content, as for any CMS. */
function jsonEntry(kind: CollectionName, entry: JsonEntry): CmsEntry {
  const { id, updatedAt, path, key, title, body, order } = entry;
  const data = entry.data ?? {};
  const name = [title, data['title'], data['name'], data['label']].find((text) => text && typeof text === 'string');
  return {
    kind,
    id,
    updatedAt,
    path,
    ...(key != null && { key }),
    title: String(name ?? ''),
    fields: fieldValues(collections[kind].fields, data),
    body: body ?? '',
    source: sourceOf(kind, entry, data),
    order: order ?? Number.MAX_SAFE_INTEGER,
  };
}

interface JsonOptions extends Pick<RequestOptions, 'timeoutMs' | 'attempts' | 'backOffMs'> {
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
