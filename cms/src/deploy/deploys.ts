import { randomUUID } from 'node:crypto';
import type { CollectionConfig, Payload } from 'payload';
import {
  type DeployReport,
  type DeployRow,
  longestReason,
  type Way,
  wayOf,
} from '../../../lib/cms/deploy/deploy-report';
import { writers } from '../access';

const slug = 'deploys';
const kept = 30;
const states: readonly DeployRow['state'][] = ['waiting', 'building', 'built', 'live', 'failed'];

type Row = DeployRow & { id: number; build: string };

/** Builds and calls of the deploy hook. In the database, because instances share nothing else. */
export const deploys: CollectionConfig = {
  slug,
  admin: { hidden: true },
  access: { create: () => false, read: writers, update: () => false, delete: () => false },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'build', type: 'text', required: true, unique: true },
    { name: 'state', type: 'select', required: true, options: [...states] },
    { name: 'at', type: 'date', required: true, index: true },
    { name: 'reason', type: 'text' },
    { name: 'log', type: 'text' },
  ],
};

async function rowsOf(payload: Payload, where = {}): Promise<Row[]> {
  const { docs } = await payload.find({ collection: slug, where, sort: '-at', limit: kept, depth: 0 });
  return docs as unknown as Row[];
}

async function add(
  payload: Payload,
  build: string,
  data: Pick<DeployRow, 'state' | 'reason' | 'log'>,
): Promise<number> {
  const row = await payload.create({ collection: slug, data: { build, at: new Date().toISOString(), ...data } });
  const rows = await rowsOf(payload);
  const oldest = rows.at(-1);
  if (oldest && rows.length === kept)
    await payload.delete({ collection: slug, where: { at: { less_than: oldest.at } } });
  return Number(row.id);
}

async function change(payload: Payload, id: number, data: Pick<DeployRow, 'state' | 'reason' | 'log'>): Promise<void> {
  await payload.update({ collection: slug, id, data: { reason: null, ...data } });
}

/** Notes a call of the deploy hook. @returns a function that notes its failure */
export async function noteCall(payload: Payload): Promise<(reason: string) => Promise<void>> {
  const id = await add(payload, `hook-${randomUUID()}`, { state: 'waiting' });
  return (reason) => change(payload, id, { state: 'failed', reason: reason.slice(0, longestReason) });
}

/** Notes the report of a build, which contains everything published so far. @returns whether the build exists */
export async function noteReport(payload: Payload, { build, ...report }: DeployReport): Promise<boolean> {
  const known = await rowsOf(payload, build === undefined ? {} : { build: { equals: build } });
  const row = known.find((one) => !one.build.startsWith('hook-'));
  if (row && (report.state !== 'building' || build !== undefined)) {
    await change(payload, row.id, report);
    return true;
  }
  if (report.state === 'live' || report.state === 'built') return false;
  await add(payload, build ?? randomUUID(), report);
  return true;
}

/** Progress of what was published at a moment. */
export async function wayOfChange(payload: Payload, since: string): Promise<Way> {
  return wayOf(await rowsOf(payload), since, Date.now(), Boolean(process.env['DEPLOY_HOOK_URL']));
}

/** Time of the last change of what is published, by entries and calls of the hook. */
export async function lastChange(payload: Payload, newestEntry: string): Promise<string> {
  const [call] = await rowsOf(payload, { build: { like: 'hook-' } });
  return call && call.at > newestEntry ? call.at : newestEntry;
}
