import { expect, it } from 'vitest';
import { type DeployRow, deployReportSchema, wayOf } from '@/lib/cms/deploy/deploy-report';

const time = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes)).toISOString();
const row = (state: DeployRow['state'], at: number, heard = at, more: Partial<DeployRow> = {}): DeployRow => ({
  state,
  at: time(at),
  updatedAt: time(heard),
  ...more,
});
/** The way of something published at minute 10, seen at minute 30. Rows are newest first. */
const way = (rows: readonly DeployRow[], hasHook = true, now = 30) =>
  wayOf(rows, time(10), Date.parse(time(now)), hasHook);

it('says nothing where nobody was ever heard of', () => {
  expect(way([], false)).toEqual({ state: 'unknown', hasHook: false });
  expect(way([], true, 14)).toEqual({ state: 'waiting', hasHook: true });
});

it('says that nobody asked for a build, where no call follows', () => {
  expect(way([])).toEqual({ state: 'waiting', hasHook: true, isUnasked: true });
  expect(wayOf([], '', Date.parse(time(30)), true)).toMatchObject({ state: 'waiting', isUnasked: true });
});

it('does not count a build that began before', () => {
  expect(way([row('live', 9, 20)])).toMatchObject({ state: 'waiting' });
  expect(way([row('live', 10, 20)])).toMatchObject({ state: 'live', at: time(20) });
});

it('stays live whatever fails after it, and keeps to the build that has it', () => {
  expect(way([row('failed', 25), row('live', 15, 18), row('failed', 12)])).toMatchObject({
    state: 'live',
    at: time(18),
  });
  expect(way([row('waiting', 20), row('building', 15)])).toMatchObject({ state: 'building' });
  expect(way([row('waiting', 20), row('failed', 15)])).toMatchObject({ state: 'waiting' });
});

it('says why it failed, and gives a build an hour', () => {
  const failed = row('failed', 15, 16, { reason: 'Disk full.', log: 'https://ci.example.com/1' });
  expect(way([failed])).toMatchObject({ state: 'failed', reason: 'Disk full.', log: 'https://ci.example.com/1' });
  expect(way([row('building', 15)], true, 75)).toMatchObject({ state: 'building' });
  expect(way([row('building', 15)], true, 76)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('hour'),
  });
});

it('takes reports of bounded parts only', () => {
  expect(deployReportSchema.safeParse({ state: 'live', build: 'a-1', log: 'https://a.example' }).success).toBe(true);
  for (const wrong of [
    {},
    { state: 'waiting' },
    { state: 'live', build: 'a b' },
    { state: 'failed', reason: 'x'.repeat(501) },
  ])
    expect(deployReportSchema.safeParse(wrong).success).toBe(false);
});
