import type { Payload } from 'payload';
import { inTurn } from './take-turns';

/** Milliseconds after which whoever took a job is not there any more: a content check takes four minutes at most. */
const lostAfter = () => Number(process.env['JOB_PATIENCE_MS'] ?? 600_000);

/** Frees jobs that a CMS took and did not end, as one that was stopped meanwhile: Payload would leave them so for ever. */
export async function freeLostJobs(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - lostAfter()).toISOString();
  // Nobody takes a job meanwhile: what was just taken anew is not freed.
  await inTurn(payload.db, 'jobs', () =>
    payload.update({
      collection: 'payload-jobs',
      where: { processing: { equals: true }, updatedAt: { less_than: before } },
      data: { processing: false },
      depth: 0,
    }),
  );
}
