import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from 'payload';
import type { Consequence } from '../../../lib/cms/editor/verdict';
import type { CollectionName } from '../../../lib/cms/entries/collections';
import { reasonOf } from '../../../lib/report/reason-of';
import { isWriter } from '../access';
import { writersEndpoint } from '../endpoint';
import { acceptField } from './accept-field';
import { checkWithout } from './checker';

/** How many lines a message has at most. */
const mostLines = 20;

/** The first lines of a message, and how many more there are. */
export function firstLines(lines: readonly string[]): string[] {
  const more = lines.length > mostLines ? [`… and ${lines.length - mostLines} more`] : [];
  return [...lines.slice(0, mostLines), ...more];
}

/** Says that what goes with others was judged with them. */
const judged = 'judged';

/** One line about another page that an entry breaks. */
function consequenceLine({ entry, file, line, column, message }: Consequence): string {
  return `${entry?.title ? `“${entry.title}” (${file})` : file} ${line}:${column}: ${message}`;
}

/** What others are left wrong with by what happens to an entry, in a line each. */
export function brokenElsewhere({ consequences }: { consequences: readonly Consequence[] }): string[] {
  return consequences.filter(({ severity }) => severity === 'error').map(consequenceLine);
}

/** The answer of the check. @throws APIError where it does not run */
export async function orRefuse<Answer>(req: PayloadRequest, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const reason = reasonOf(error);
    req.payload.logger.error(`The content check does not run: ${reason}`);
    const remedy = 'Save a draft, and tell who runs this CMS.';
    throw new APIError(`The content check does not run: ${reason}. ${remedy}`, 503, null, true);
  }
}

/** Refuses to take away what others need, unless the request says that this is meant. */
async function refuseLoss(kind: string, ids: readonly unknown[], req: PayloadRequest): Promise<void> {
  if (String(req.query?.[acceptField]) === 'true') return;
  const broken = brokenElsewhere(await orRefuse(req, () => checkWithout(req, kind, ids)));
  if (broken.length === 0) return;
  const heading = `Other pages need ${ids.length === 1 ? 'this one' : 'these'}. Change them first:`;
  throw new APIError([heading, ...firstLines(broken)].join('\n'), 400, { broken }, true);
}

/** Ids of what a condition means, as far as somebody may see it. */
async function idsOf(kind: string, where: Where, req: PayloadRequest): Promise<unknown[]> {
  const all = { where, limit: 0, pagination: false, sort: 'id', depth: 0, select: {}, overrideAccess: false, req };
  return (await req.payload.find({ collection: kind, ...all })).docs.map(({ id }) => id);
}

/**
 * Judges many that are deleted or taken back at once together: one of them may need another one, and all of them stay
 * where somebody else does.
 */
export const refuseLossOfMany: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { where, data, draft } = args as { where?: Where; data?: { _status?: unknown }; draft?: boolean };
  const takesBack = operation === 'update' && data?._status === 'draft' && draft !== true;
  if (!where || !isWriter(req) || !(takesBack || operation === 'delete')) return;
  await refuseLoss(collection.slug, await idsOf(collection.slug, where, req), req);
  req.context[judged] = true;
};

/** The lists of the CMS look for the documents of an answer first. Where there are none, they say no more than that something is wrong. */
export const answerLists: AfterErrorHook = ({ req, result }) =>
  req.query?.['where'] === undefined || !result
    ? undefined
    : { response: { ...result, message: 'Nothing was changed', docs: [] } };

/** Refuses to delete what published pages lead to, show or name. */
export const refuseDeletion: CollectionBeforeDeleteHook = ({ collection, context, id, req }) =>
  context['quiet'] === true || context[judged] === true ? undefined : refuseLoss(collection.slug, [id], req);

/** Refuses to take back what published pages lead to or name. A draft of a published entry takes nothing back. */
export const refuseUnpublishing: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const id: unknown = (originalDoc as { id?: unknown } | undefined)?.id;
  const isDraft = String(req.query?.['draft']) === 'true';
  const isSettled = context['quiet'] === true || context[judged] === true;
  if (data['_status'] !== 'draft' || id === undefined || isDraft || isSettled) return;
  await refuseLoss(collection.slug, [id], req);
};

/** Refuses to move a file away from pages that show it. */
export const refuseMove: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { id, path } = (originalDoc ?? {}) as { id?: unknown; path?: unknown };
  if (operation === 'update' && data['path'] !== path) await refuseLoss(collection.slug, [id], req);
};

/**
 * Answers what published pages would lose if an entry or file were gone, or those that a condition means, and the
 * addresses their pages have.
 */
export function dependentsEndpoints(kind: CollectionName | 'media'): Omit<Endpoint, 'root'>[] {
  const answer = async (req: PayloadRequest, ids: readonly unknown[]) =>
    Response.json(await checkWithout(req, kind, ids));
  return [
    writersEndpoint('get', '/:id/dependents', (req) => answer(req, [req.routeParams?.['id']])),
    writersEndpoint('get', '/dependents', async (req) => {
      const { where } = req.query as { where?: Where };
      // Without a condition these would be all there are.
      return answer(req, where ? await idsOf(kind, where, req) : []);
    }),
  ];
}
