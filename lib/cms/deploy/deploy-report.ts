import * as z from 'zod';

/** Most letters of a reason; builds cut theirs. */
export const longestReason = 500;

/** What a build tells the CMS of itself. `built` is finished and not yet uploaded. */
export const deployReportSchema = z.strictObject({
  state: z.enum(['building', 'built', 'live', 'failed']),
  /** Tells builds apart that run at the same time; without it the newest one is meant. */
  build: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  reason: z.string().max(longestReason).optional(),
  /** Page on which the host shows the build. */
  log: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .optional(),
});

export type DeployReport = z.infer<typeof deployReportSchema>;

/** How far a change has come on its way to the site; `unknown` where neither a hook nor a build was ever heard of. */
export type WayState = 'unknown' | 'waiting' | DeployReport['state'];

/** The way of a change, as the pages of the CMS show it. */
export interface Way {
  state: WayState;
  /** When it came there. */
  at?: string;
  reason?: string;
  log?: string;
  /** Whether nobody asked for a build, as after an import. */
  isUnasked?: boolean;
  /** Whether the CMS can ask for a build. */
  hasHook: boolean;
}

/** A build, or a call of the deploy hook. */
export interface DeployRow {
  state: Exclude<WayState, 'unknown'>;
  /** What was published before this moment is in it. */
  at: string;
  updatedAt: string;
  reason?: string | null | undefined;
  log?: string | null | undefined;
}

/** Milliseconds after which a build that says nothing counts as failed. */
const patience = 60 * 60_000;

/** Milliseconds after a change in which the hook is called: editors who go on make a burst of it. */
const longestBurst = 5 * 60_000;

/**
 * How far what was published at a moment has come.
 * @param rows builds and calls of the hook, newest first
 */
export function wayOf(rows: readonly DeployRow[], since: string, now: number, hasHook: boolean): Way {
  if (rows.length === 0 && !hasHook) return { state: 'unknown', hasHook };
  const later = rows.filter(({ at }) => at >= since);
  const isOverdue = ({ state, updatedAt }: DeployRow) =>
    (state === 'building' || state === 'built') && now - Date.parse(updatedAt) > patience;
  const isRunning = (row: DeployRow) => (row.state === 'building' || row.state === 'built') && !isOverdue(row);
  // The first one that went live has it, and what fails after it takes nothing back; nor does a later call send it to wait.
  const row = later.findLast(({ state }) => state === 'live') ?? later.findLast(isRunning) ?? later[0];
  const isRecent = now - Date.parse(since) < longestBurst;
  if (!row) return { state: 'waiting', hasHook, ...(!isRecent && { isUnasked: true }) };
  const { state, updatedAt: at, reason, log } = row;
  const more = { at, hasHook, ...(log && { log }) };
  if (isOverdue(row)) return { state: 'failed', ...more, reason: 'The build was not heard of for an hour.' };
  return { state, ...more, ...(reason && { reason }) };
}
