import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { noteCall } from './deploys';

interface Change {
  collection: string;
  id: string;
  path: string;
}

const attempts = 5;
const timeoutMs = 10_000;
const longestDelayMs = 60_000;

const waiting: { changes: Change[]; timer?: NodeJS.Timeout; since: number } = { changes: [], since: 0 };

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

async function callUntilTaken(url: string, changes: readonly Change[], { payload }: PayloadRequest): Promise<string> {
  const body = JSON.stringify({ event: 'content.published', at: new Date().toISOString(), changes });
  let reason = '';
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      await post(url, body);
      return '';
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      payload.logger.warn(`The deploy hook failed (attempt ${attempt} of ${attempts}): ${reason}`);
      if (attempt < attempts) await sleep(1000 * 2 ** (attempt - 1));
    }
  }
  payload.logger.error('The deploy hook was not reached. The site shows the change after its next build.');
  return reason;
}

/** Notes the call, where editors see it, and makes it in the background. What cannot be noted is called all the same. */
async function send(url: string, req: PayloadRequest): Promise<void> {
  clearTimeout(waiting.timer);
  const changes = waiting.changes.splice(0);
  const { payload } = req;
  const complain = (error: unknown) => payload.logger.error({ err: error }, 'The deploy hook could not be noted.');
  const noteFailure = await noteCall(payload).catch(complain);
  void callUntilTaken(url, changes, req)
    .then((reason) => (reason === '' ? undefined : noteFailure?.(`The deploy hook was not reached: ${reason}.`)))
    .catch(complain);
}

/** Waits for the end of a burst of changes, and then calls the deploy hook once for all of them. */
function schedule(change: Change, req: PayloadRequest): void {
  const url = process.env['DEPLOY_HOOK_URL'];
  if (!url) return;
  const delay = Number(process.env['DEPLOY_HOOK_DELAY_MS'] ?? 10_000);
  const now = Date.now();
  if (waiting.changes.length === 0) waiting.since = now;
  waiting.changes.push(change);
  clearTimeout(waiting.timer);
  const left = Math.max(0, Math.min(delay, waiting.since + longestDelayMs - now));
  waiting.timer = setTimeout(() => void send(url, req), left);
}

/** Calls the deploy hook without a change. @returns whether there is one */
export async function deployAgain(req: PayloadRequest): Promise<boolean> {
  const url = process.env['DEPLOY_HOOK_URL'];
  if (!url) return false;
  await send(url, req);
  return true;
}

function toChange(collection: string, doc: unknown): Change {
  const { id, path } = doc as { id: string | number; path?: string };
  return { collection, id: String(id), path: path ?? '' };
}

function isPublished(doc: unknown): boolean {
  const status = (doc as { _status?: string } | undefined)?._status;
  return doc !== undefined && (status === undefined || status === 'published');
}

/** Tells the deploy hook what was published, changed while published, or taken back. Drafts are nobody's business. */
export const announceChange: CollectionAfterChangeHook = ({
  collection,
  context,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const wasPublished = operation === 'update' && isPublished(previousDoc) && String(req.query['draft']) !== 'true';
  if (context['quiet'] !== true && (isPublished(doc) || wasPublished)) schedule(toChange(collection.slug, doc), req);
};

/** Tells the deploy hook that something published is gone. */
export const announceDeletion: CollectionAfterDeleteHook = ({ collection, doc, req }) => {
  if (isPublished(doc)) schedule(toChange(collection.slug, doc), req);
};
