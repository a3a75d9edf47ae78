import { type Endpoint, Forbidden } from 'payload';
import { deployReportSchema } from '../../../lib/cms/deploy/deploy-report';
import { isCollectionName } from '../../../lib/cms/entries/collections';
import { isMember } from '../access';
import { writersEndpoint } from '../endpoint';
import { refused } from '../refused';
import { deployAgain } from './deploy-hook';
import { noteReport, wayOfChange } from './deploys';

const maxReport = 8000;

/** Takes the report of a build. The key of a build, which changes no content, may send it. */
const takeReport: Endpoint = {
  path: '/deploy-status',
  method: 'post',
  handler: async (req) => {
    if (!isMember(req)) throw new Forbidden(req.t);
    // guard.ts refuses requests without a length.
    if (Number(req.headers.get('content-length') ?? Infinity) > maxReport)
      return refused(413, `A report has at most ${maxReport} bytes.`);
    const body: unknown = await req.json?.().catch(() => undefined);
    const { data } = deployReportSchema.safeParse(body);
    if (!data)
      return refused(
        400,
        'This is no report: {"state": "building" | "built" | "live" | "failed"} and, where known, build, reason, log.',
      );
    return (await noteReport(req.payload, data))
      ? Response.json({ ok: true })
      : refused(404, 'No build of this name has begun. Report "building" first.');
  },
};

/** Returns the progress of a published entry. */
const tellWay = writersEndpoint('get', '/deploy-status', async ({ payload, query }) => {
  const { collection, id } = query;
  if (!isCollectionName(collection) || typeof id !== 'string') return refused(400, 'Name collection and id.');
  const where = { id: { equals: id } };
  const { docs } = await payload.find({ collection, where, select: { updatedAt: true }, limit: 1, depth: 0 });
  const [doc] = docs as unknown as { updatedAt: string }[];
  return doc ? Response.json(await wayOfChange(payload, doc.updatedAt)) : refused(404, 'There is no such entry.');
});

/** Starts another build. */
const again = writersEndpoint('post', '/deploy', async (req) =>
  (await deployAgain(req))
    ? Response.json({ ok: true }, { status: 202 })
    : refused(409, 'The CMS cannot ask for a build: DEPLOY_HOOK_URL is not set.'),
);

/** Health check: the CMS and its database answer. Needs no login. */
const health: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async ({ payload }) => {
    try {
      await payload.db.count({ collection: 'users', where: {} });
      return Response.json({ status: 'ok' });
    } catch (error) {
      payload.logger.error({ err: error }, 'The database does not answer.');
      return Response.json({ status: 'The database does not answer.' }, { status: 503 });
    }
  },
};

export const statusEndpoints: Endpoint[] = [takeReport, tellWay, again, health];
