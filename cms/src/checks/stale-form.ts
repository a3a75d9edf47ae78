import { APIError, type CollectionBeforeValidateHook } from 'payload';

interface Saved {
  updatedAt?: unknown;
  edited_by?: unknown;
}

/**
 * Refuses a form that was opened before somebody saved the entry, which it would undo. The pages notice that at the first key
 * only. Forms are sent as such; other requests, like *Revert to published*, are about what is there.
 */
export const refuseStaleForm: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const isForm = req.headers?.get('content-type')?.startsWith('multipart/form-data') === true;
  const { updatedAt: saved, edited_by: by } = (originalDoc ?? {}) as Saved;
  const opened: unknown = data?.['updatedAt'];
  if (!isForm || typeof opened !== 'string' || typeof saved !== 'string') return;
  if (Date.parse(opened) >= Date.parse(saved)) return;
  const where = { id: { equals: by } };
  const { docs } = by == null ? { docs: [] } : await req.payload.find({ collection: 'users', where, depth: 0, req });
  const [user] = docs as { id: unknown; email?: unknown }[];
  const who = user?.id === req.user?.id ? 'In another window, you have' : `${String(user?.email ?? 'Somebody')} has`;
  const remedy = 'Copy what you wrote, load this page again, and put it in.';
  throw new APIError(
    `${who} saved this entry since you opened it here. Nothing was saved now. ${remedy}`,
    409,
    null,
    true,
  );
};
