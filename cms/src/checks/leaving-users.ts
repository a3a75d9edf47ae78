import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type JsonObject,
  type PayloadRequest,
} from 'payload';
import { refusal } from './refusal';

const reason = 'This is the only admin. Make somebody else an admin first.';

/** Whether no admin is left without this one and the others that the same request removes. */
async function isLastAdmin(id: unknown, req: PayloadRequest): Promise<boolean> {
  const leaving = [...((req.context['leaving'] as unknown[] | undefined) ?? []), id];
  req.context['leaving'] = leaving;
  const where = { and: [{ role: { equals: 'admin' } }, { id: { not_in: leaving } }] };
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req });
  return totalDocs === 0;
}

/** Refuses to take the role from the last admin, because nobody could appoint another one. */
export const keepAnAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const { id, role } = (originalDoc ?? {}) as { id?: unknown; role?: unknown };
  const isDemoted = operation === 'update' && role === 'admin' && (data['role'] ?? role) !== 'admin';
  if (isDemoted && (await isLastAdmin(id, req))) throw refusal('users', 'role', reason);
};

/** Refuses to delete the last admin. Without any account, the next visitor of the CMS would become its admin. */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { role } = await req.payload.findByID({ collection: 'users', id, depth: 0, req });
  if (role === 'admin' && (await isLastAdmin(id, req))) throw new APIError(reason, 400, null, true);
};

/** Keeps scheduled changes of a deleted account. Payload would look for the account and then publish nothing. */
export const releaseScheduled: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] };
  const { docs } = await req.payload.find({ collection: 'payload-jobs', where, pagination: false, depth: 0, req });
  for (const job of docs as unknown as { id: number; input?: JsonObject & { user?: { value?: unknown } } }[]) {
    if (String(job.input?.user?.value) !== String(id)) continue;
    const { user: _, ...input } = job.input ?? {};
    await req.payload.update({ collection: 'payload-jobs', id: job.id, data: { input }, depth: 0, req });
  }
};
