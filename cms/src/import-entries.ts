import { isDeepStrictEqual } from 'node:util';
import { type Payload, type PayloadRequest, type SelectType, ValidationError } from 'payload';
import { type CollectionName, collections } from '../../lib/cms/entries/collections';
import { cmsFieldName } from '../../lib/cms/entries/field-model';
import type { ContentEntry } from '../../lib/cms/import/read-entries';
import { inOneTransaction } from './database/one-transaction';

export type Outcome = 'created' | 'updated' | 'same' | 'kept';

type Doc = Record<string, unknown> & { id: number };

interface Step {
  entry: ContentEntry;
  outcome: Outcome;
  write?: (req: Partial<PayloadRequest>) => Promise<unknown>;
}

interface Options {
  /** Whether edits in the CMS are overwritten. */
  overwrite: boolean;
  /** Whether an entry may only be a draft. */
  isDraft(entry: ContentEntry): boolean;
  onDone(entry: ContentEntry, outcome: Outcome): void;
  /** Called with the reason if the CMS refuses an entry. */
  onRefused(entry: ContentEntry, error: ValidationError): void;
}

/** An import triggers no deploy and no checks: its content comes from the site and was checked as a whole. */
export const quietly = { context: { quiet: true } };

/** Number of entries that are written together; editors wait for a moment at most. */
const portion = 100;

function dataOf({ path, fields, body, source, key, order }: ContentEntry, status: string): Record<string, unknown> {
  return {
    path,
    source,
    ...(body !== undefined && { body }),
    ...(key !== undefined && { key, order }),
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [cmsFieldName(name), value ?? null])),
    _status: status,
  };
}

/** A value without its empty parts, which databases may return differently. */
function said(value: unknown): unknown {
  if (value === '' || value === null || (Array.isArray(value) && value.length === 0)) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const pairs = Object.entries(value).filter(([, member]) => said(member) !== undefined);
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

const latest = { draft: true, depth: 0, limit: 0, pagination: false } as const;

const placeOf = (path: unknown, key: unknown) => `${String(path)}\n${String(key ?? '')}`;

async function idsByPlace(payload: Payload, collection: CollectionName): Promise<Map<string, number>> {
  const select: SelectType = collections[collection].form === 'part' ? { path: true, key: true } : { path: true };
  const { docs } = await payload.find({ collection, select, ...latest });
  return new Map((docs as unknown as Doc[]).map((doc) => [placeOf(doc['path'], doc['key']), doc.id]));
}

/** Entries in the CMS, as far as they exist. */
async function presentAmong(
  payload: Payload,
  entries: readonly ContentEntry[],
  ids: ReadonlyMap<CollectionName, ReadonlyMap<string, number>>,
): Promise<(entry: ContentEntry) => Doc | undefined> {
  const idOf = (entry: ContentEntry) => ids.get(entry.collection)?.get(placeOf(entry.path, entry.key));
  const found = new Map<string, Doc>();
  for (const collection of new Set(entries.map((entry) => entry.collection))) {
    const wanted = entries.flatMap((entry) => (entry.collection === collection ? (idOf(entry) ?? []) : []));
    if (wanted.length === 0) continue;
    const { docs } = await payload.find({ collection, where: { id: { in: wanted } }, ...latest });
    for (const doc of docs as unknown as Doc[]) found.set(`${collection}/${doc.id}`, doc);
  }
  return (entry) => found.get(`${entry.collection}/${idOf(entry)}`);
}

function stepFor(payload: Payload, entry: ContentEntry, old: Doc | undefined, options: Options): Step {
  const { collection } = entry;
  const draft = options.isDraft(entry);
  const data = dataOf(entry, draft ? 'draft' : 'published');
  if (!old)
    return {
      entry,
      outcome: 'created',
      write: (req) => payload.create({ collection, data, draft, req, ...quietly }),
    };
  if (Object.keys(data).every((name) => isDeepStrictEqual(said(old[name]), said(data[name]))))
    return { entry, outcome: 'same' };
  if (!options.overwrite) return { entry, outcome: 'kept' };
  return {
    entry,
    outcome: 'updated',
    write: (req) => payload.update({ collection, id: old.id, data, draft, req, ...quietly }),
  };
}

/** Runs steps in one transaction, or one by one if the CMS refuses one of them. */
async function take(payload: Payload, steps: readonly Step[], options: Options): Promise<void> {
  try {
    await inOneTransaction(payload, async (req) => {
      for (const { write } of steps) await write?.({ ...req });
    });
    for (const { entry, outcome } of steps) options.onDone(entry, outcome);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const [only] = steps;
    if (steps.length === 1 && only) options.onRefused(only.entry, error);
    else for (const step of steps) await take(payload, [step], options);
  }
}

/** Imports entries in order. Existing ones stay unless they should be overwritten. */
export async function importEntries(
  payload: Payload,
  entries: readonly ContentEntry[],
  options: Options,
): Promise<void> {
  const ids = new Map<CollectionName, Map<string, number>>();
  for (const collection of new Set(entries.map((entry) => entry.collection)))
    ids.set(collection, await idsByPlace(payload, collection));
  for (let at = 0; at < entries.length; at += portion) {
    const some = entries.slice(at, at + portion);
    const present = await presentAmong(payload, some, ids);
    const steps = some.map((entry) => stepFor(payload, entry, present(entry), options));
    await take(payload, steps, options);
  }
}
