import { APIError, type CollectionBeforeValidateHook } from 'payload';

const late =
  'This entry was saved elsewhere since you opened it here. Nothing was saved now. Copy what you wrote, load this page again, and put it in.';

/**
 * Refuses a form that was opened before somebody saved the entry, which it would undo. The pages notice that at the first key
 * only. Forms are sent as such; other requests, like *Revert to published*, are about what is there.
 */
export const refuseStaleForm: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const isForm = req.headers?.get('content-type')?.startsWith('multipart/form-data') === true;
  const saved: unknown = (originalDoc as { updatedAt?: unknown } | undefined)?.updatedAt;
  const opened: unknown = data?.['updatedAt'];
  if (!isForm || typeof opened !== 'string' || typeof saved !== 'string') return;
  if (Date.parse(opened) < Date.parse(saved)) throw new APIError(late, 409, null, true);
};
