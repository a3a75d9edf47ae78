import type { Payload } from 'payload';
import { inTurn } from './take-turns';

/** Milliseconds after which the owner of a job is gone. A content check takes four minutes at most. */
const lostAfter = () => Number(process.env['JOB_PATIENCE_MS'] ?? 600_000);

/** Frees jobs that a CMS took and did not finish because it was stopped. Payload would never free them. */
export async function freeLostJobs(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - lostAfter()).toISOString();
  // No instance can take a job during this, so that no running job is freed.
  await inTurn(payload.db, 'jobs', () =>
    payload.update({
      collection: 'payload-jobs',
      where: { processing: { equals: true }, updatedAt: { less_than: before } },
      data: { processing: false },
      depth: 0,
    }),
  );
}
