import { APIError, type CollectionAfterChangeHook, type CollectionBeforeValidateHook } from 'payload';
import { formField } from './form-fields';

/** The last save of a user. */
interface LastSave {
  form: string;
  entry: string;
  /** Date that the entry got by it. */
  at: unknown;
}

const late =
  'This entry was saved elsewhere since you opened it here. Nothing was saved now. Copy what you wrote, load this page again, and put it in.';

const keyOf = (userId: unknown) => `last-save-${String(userId)}`;

/**
 * Refuses a form that was opened before somebody saved the entry, which it would undo. The pages notice that at the first key
 * only. Forms are sent as such; other requests, like *Revert to published*, are about what is there. A form whose own save was not
 * answered, because the connection broke, does not know its new date, and undoes nothing.
 */
export const refuseStaleForm: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const isForm = req.headers?.get('content-type')?.startsWith('multipart/form-data') === true;
  const { id, updatedAt: saved } = (originalDoc ?? {}) as { id?: unknown; updatedAt?: unknown };
  const opened: unknown = data?.['updatedAt'];
  if (!isForm || typeof opened !== 'string' || typeof saved !== 'string') return;
  if (Date.parse(opened) >= Date.parse(saved)) return;
  const last = await req.payload.kv.get<LastSave>(keyOf(req.user?.id));
  const isOwn =
    last?.form === data?.[formField] && last?.entry === `${collection.slug}/${String(id)}` && last.at === saved;
  if (!isOwn) throw new APIError(late, 409, null, true);
};

/** Remembers which form saved an entry. */
export const noteForm: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  const form: unknown = data?.[formField];
  if (typeof form !== 'string' || !req.user) return;
  const { id, updatedAt: at } = doc as { id: unknown; updatedAt: unknown };
  await req.payload.kv.set(keyOf(req.user.id), { form, entry: `${collection.slug}/${String(id)}`, at });
};
