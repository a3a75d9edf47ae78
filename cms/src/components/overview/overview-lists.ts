import type { Payload } from 'payload';
import { type CollectionName, collectionNames, isCollectionName } from '../../../../lib/cms/entries/collections';

/** A line of a list on the dashboard. */
export interface Line {
  kind: string;
  id: string;
  title: string;
  /** ISO date; `note` says of what. */
  date: string;
  note?: string;
  problem?: string;
}

const most = 8;

function line(kind: string, id: unknown, doc: Readonly<Record<string, unknown>>): Line {
  return {
    kind,
    id: String(id),
    title: String(doc['entry_title'] || doc['path'] || 'Untitled'),
    date: String(doc['updatedAt']),
  };
}

/** The newest lines of all collections, newest first. */
async function newest(read: (collection: CollectionName) => Promise<Line[]>): Promise<Line[]> {
  const lines = (await Promise.all(collectionNames.map(read))).flat();
  return lines.sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, most);
}

/** Drafts that a user (`own`) or somebody else saved last, newest first. */
export async function drafts(payload: Payload, whose: 'own' | 'others', user: number | string): Promise<Line[]> {
  const editor = 'version.edited_by';
  const byWhom =
    whose === 'own'
      ? { [editor]: { equals: user } }
      : { or: [{ [editor]: { not_equals: user } }, { [editor]: { exists: false } }] };
  const where = { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }, byWhom] };
  return newest(async (collection) => {
    const { docs } = await payload.findVersions({ collection, where, sort: '-updatedAt', limit: most, depth: 0 });
    return docs.map(({ parent, version, updatedAt }) =>
      line(collection, parent, { ...(version as unknown as Record<string, unknown>), updatedAt }),
    );
  });
}

/** Published entries, newest first. */
export async function published(payload: Payload): Promise<Line[]> {
  const where = { _status: { equals: 'published' } };
  return newest(async (collection) => {
    const { docs } = await payload.find({ collection, where, sort: '-updatedAt', limit: most, depth: 0 });
    return (docs as unknown as Record<string, unknown>[]).map((doc) => line(collection, doc['id'], doc));
  });
}

interface Job {
  waitUntil?: string | null;
  updatedAt: string;
  hasError?: boolean | null;
  error?: { message?: unknown } | null;
  log?: { error?: { message?: unknown } | null }[] | null;
  input?: { type?: unknown; doc?: { relationTo?: unknown; value?: unknown } } | null;
}

function reasonOf({ error, log }: Job): string {
  const message = log?.at(-1)?.error?.message ?? error?.message;
  return typeof message === 'string' ? message.slice(0, 300) : 'see the log of the CMS';
}

async function scheduledLine(payload: Payload, job: Job): Promise<Line | undefined> {
  const { relationTo: kind, value } = job.input?.doc ?? {};
  if (!isCollectionName(kind)) return undefined;
  const where = { id: { equals: value } };
  const { docs } = await payload.find({ collection: kind, where, draft: true, limit: 1, depth: 0 });
  const [doc] = docs as unknown as Record<string, unknown>[];
  // Failures are listed until somebody changes the entry.
  if (!doc || (job.hasError && String(doc['updatedAt']) > job.updatedAt)) return undefined;
  const way = job.input?.type === 'unpublish' ? 'unpublish' : 'publish';
  return {
    ...line(kind, value, doc),
    date: job.waitUntil ?? '',
    note: `${way} on`,
    ...(job.hasError && { problem: `Could not ${way}: ${reasonOf(job)}` }),
  };
}

/** Scheduled changes, soonest first, and failed ones, which the CMS keeps. */
export async function scheduled(payload: Payload): Promise<Line[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
    sort: 'waitUntil',
    limit: 50,
    depth: 0,
  });
  const lines = await Promise.all((docs as unknown as Job[]).map((job) => scheduledLine(payload, job)));
  return lines.filter((one) => one !== undefined).slice(0, most);
}
