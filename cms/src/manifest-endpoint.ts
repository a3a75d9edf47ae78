import { type Endpoint, Forbidden, type Payload } from 'payload';
import type { ManifestRow } from '../../lib/cms/adapters/adapter';
import { collections, isCollectionName } from '../../lib/cms/entries/collections';
import { isMember, isWriter } from './access';
import { refused } from './refused';

type Kind = ManifestRow['kind'];

const fields = { path: true, updatedAt: true } as const;

const columns = (kind: Kind) => ({
  ...fields,
  ...(kind === 'media' ? { filename: true as const } : collections[kind].form === 'part' && { key: true as const }),
});

/** All rows of a kind in one consistent answer, from the database directly: 10,000 rows in 175 ms instead of 610. */
async function rowsOf({ db }: Payload, kind: Kind, drafts: boolean): Promise<Record<string, unknown>[]> {
  const all = { collection: kind, limit: 0, pagination: false };
  const select = columns(kind);
  if (kind === 'media') return (await db.find({ ...all, select, sort: 'id' })).docs;
  if (!drafts) return (await db.find({ ...all, select, sort: 'id', where: { _status: { equals: 'published' } } })).docs;
  return (await db.queryDrafts({ ...all, select: { parent: true, version: select }, sort: 'parent', where: {} })).docs;
}

/** Returns what is published of a kind, or saved, without its content, for the sync to compare. */
export const manifestEndpoint: Endpoint = {
  path: '/manifest',
  method: 'get',
  handler: async (req) => {
    const { kind, draft } = req.query;
    const drafts = draft === 'true';
    if (drafts ? !isWriter(req) : !isMember(req)) throw new Forbidden(req.t);
    if (kind !== 'media' && !isCollectionName(kind)) return refused(400, 'Name a collection as kind.');
    const names = ['id', ...Object.keys(columns(kind))];
    const rows = (await rowsOf(req.payload, kind, drafts)).map((doc) =>
      Object.fromEntries(names.map((name) => [name, doc[name]])),
    );
    return Response.json({ rows });
  },
};
