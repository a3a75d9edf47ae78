import * as z from 'zod';

/** Maximum length of a reason; builds cut theirs. */
export const longestReason = 500;

/** Report of a build to the CMS. `built` is finished and not yet uploaded. */
export const deployReportSchema = z.strictObject({
  state: z.enum(['building', 'built', 'live', 'failed']),
  /** Identifies one of several builds at the same time; without it the newest is meant. */
  build: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  reason: z.string().max(longestReason).optional(),
  log: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .optional(),
});

export type DeployReport = z.infer<typeof deployReportSchema>;

/** Progress of a change towards the site; `unknown` if neither hook nor build has reported yet. */
export type WayState = 'unknown' | 'waiting' | DeployReport['state'];

/** Progress of a change, as the CMS shows it. */
export interface Way {
  state: WayState;
  at?: string;
  reason?: string;
  log?: string;
  /** Whether no build was started, as after an import. */
  isUnasked?: boolean;
  hasHook: boolean;
}

export interface DeployRow {
  state: Exclude<WayState, 'unknown'>;
  /** It contains what was published before this time. */
  at: string;
  updatedAt: string;
  reason?: string | null | undefined;
  log?: string | null | undefined;
}

/** Milliseconds without a report after which a build counts as failed. */
const patience = 60 * 60_000;

/** Milliseconds after a change in which the hook is called. Further changes extend the burst. */
const longestBurst = 5 * 60_000;

/** Progress of what was published at a moment. */
export function wayOf(rows: readonly DeployRow[], since: string, now: number, hasHook: boolean): Way {
  if (rows.length === 0 && !hasHook) return { state: 'unknown', hasHook };
  const later = rows.filter(({ at }) => at >= since);
  const isOverdue = ({ state, updatedAt }: DeployRow) =>
    (state === 'building' || state === 'built') && now - Date.parse(updatedAt) > patience;
  const isRunning = (row: DeployRow) => (row.state === 'building' || row.state === 'built') && !isOverdue(row);
  // The first live build after it contains it. Later failures and calls do not change that.
  const row = later.findLast(({ state }) => state === 'live') ?? later.findLast(isRunning) ?? later[0];
  const isRecent = now - Date.parse(since) < longestBurst;
  if (!row) return { state: 'waiting', hasHook, ...(!isRecent && { isUnasked: true }) };
  const { state, updatedAt: at, reason, log } = row;
  const more = { at, hasHook, ...(log && { log }) };
  if (isOverdue(row)) return { state: 'failed', ...more, reason: 'The build was not heard of for an hour.' };
  return { state, ...more, ...(reason && { reason }) };
}
