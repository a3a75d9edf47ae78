import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';
import { reasonOf } from '../../../lib/report/reason-of';
import { addToBurst, type Change, takeBurst } from './deploy-burst';
import { noteCall } from './deploys';

const attempts = 5;
const timeoutMs = 10_000;
/** Interval for looking whether another instance left a call behind. */
const othersMs = 60_000;

/** Changes that are not in the database yet. */
const fresh: Change[] = [];
let isNoting = false;
let timer: NodeJS.Timeout | undefined;

async function post(url: string, body: string): Promise<void> {
  const secret = process.env['DEPLOY_HOOK_SECRET'];
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      ...(secret && { 'x-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
}

async function callUntilTaken(url: string, changes: readonly Change[], payload: Payload): Promise<string> {
  const body = JSON.stringify({ event: 'content.published', at: new Date().toISOString(), changes });
  let reason = '';
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      await post(url, body);
      return '';
    } catch (error) {
      reason = reasonOf(error);
      payload.logger.warn(`The deploy hook failed (attempt ${attempt} of ${attempts}): ${reason}`);
      if (attempt < attempts) await sleep(1000 * 2 ** (attempt - 1));
    }
  }
  payload.logger.error('The deploy hook was not reached. The site shows the change after its next build.');
  return reason;
}

/** Notes the call, which editors see, and makes it in the background. It is also made if it cannot be noted. */
async function send(url: string, changes: readonly Change[], payload: Payload): Promise<void> {
  const complain = (error: unknown) => payload.logger.error({ err: error }, 'The deploy hook could not be noted.');
  const noteFailure = await noteCall(payload).catch(complain);
  void callUntilTaken(url, changes, payload)
    .then((reason) => (reason === '' ? undefined : noteFailure?.(`The deploy hook was not reached: ${reason}.`)))
    .catch(complain);
}

const quietMs = () => Number(process.env['DEPLOY_HOOK_DELAY_MS'] ?? 10_000);

/** Calls the hook at the end of the burst. Another instance may extend the burst or end it. */
function callLater(url: string, payload: Payload, delay = quietMs()): void {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    try {
      const taken = await takeBurst(payload, quietMs());
      if (typeof taken === 'number') callLater(url, payload, taken);
      else if (taken.length > 0) await send(url, taken, payload);
    } catch (error) {
      payload.logger.error({ err: error }, 'The deploy hook could not be called. It is tried again.');
      callLater(url, payload);
    }
  }, delay);
}

/** Notes changes for the call at the end of the burst. Changes in the meantime are noted together. */
async function noteChanges(url: string, payload: Payload): Promise<void> {
  if (isNoting) return;
  isNoting = true;
  while (fresh.length > 0) {
    const changes = fresh.splice(0);
    await addToBurst(payload, changes).catch((error: unknown) => {
      payload.logger.error({ err: error }, 'What the deploy hook is about could not be noted.');
      return send(url, changes, payload);
    });
  }
  isNoting = false;
  callLater(url, payload);
}

function schedule(collection: string, doc: unknown, { payload }: PayloadRequest): void {
  const url = process.env['DEPLOY_HOOK_URL'];
  if (!url) return;
  const { id, path } = doc as { id: string | number; path?: string };
  fresh.push({ collection, id: String(id), path: path ?? '' });
  // Not awaited: the change may be in a transaction, which must not wait for another connection.
  void noteChanges(url, payload);
}

/** Makes a call that a stopped CMS left behind: this one before it was restarted, or another on the same database. */
export function resumeDeploys(payload: Payload): void {
  const url = process.env['DEPLOY_HOOK_URL'];
  if (!url) return;
  callLater(url, payload);
  setInterval(() => callLater(url, payload), othersMs).unref();
}

/** Calls the deploy hook without a change. @returns whether there is a hook */
export async function deployAgain({ payload }: PayloadRequest): Promise<boolean> {
  const url = process.env['DEPLOY_HOOK_URL'];
  if (!url) return false;
  const taken = await takeBurst(payload, 0);
  await send(url, typeof taken === 'number' ? [] : taken, payload);
  return true;
}

function isPublished(doc: unknown): boolean {
  const status = (doc as { _status?: string } | undefined)?._status;
  return doc !== undefined && (status === undefined || status === 'published');
}

/** Calls the deploy hook for entries that were published, changed while published, or unpublished. Not for drafts. */
export const announceChange: CollectionAfterChangeHook = ({
  collection,
  context,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const wasPublished = operation === 'update' && isPublished(previousDoc) && String(req.query['draft']) !== 'true';
  if (context['quiet'] !== true && (isPublished(doc) || wasPublished)) schedule(collection.slug, doc, req);
};

/** Calls the deploy hook for a deleted entry that was published. */
export const announceDeletion: CollectionAfterDeleteHook = ({ collection, doc, req }) => {
  if (isPublished(doc)) schedule(collection.slug, doc, req);
};
