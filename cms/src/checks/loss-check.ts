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
import { checkWithout } from './checker';
import { acceptField } from './form-fields';

/** Maximum number of lines of a message. */
const mostLines = 20;

/** The first lines of a message, and the number of further ones. */
export function firstLines(lines: readonly string[]): string[] {
  const more = lines.length > mostLines ? [`… and ${lines.length - mostLines} more`] : [];
  return [...lines.slice(0, mostLines), ...more];
}

/** Marks a request as checked together with others. */
const judged = 'judged';

/** One line about another page that an entry breaks. */
function consequenceLine({ entry, file, line, column, message }: Consequence): string {
  return `${entry?.title ? `“${entry.title}” (${file})` : file} ${line}:${column}: ${message}`;
}

/** Broken links and names in other pages, one line each. */
export function brokenElsewhere({ consequences }: { consequences: readonly Consequence[] }): string[] {
  return consequences.filter(({ severity }) => severity === 'error').map(consequenceLine);
}

/** The answer of the check. @throws APIError if it does not run */
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

/** Refuses to remove what other pages need, unless the request confirms it. */
async function refuseLoss(kind: string, ids: readonly unknown[], req: PayloadRequest): Promise<void> {
  if (String(req.query?.[acceptField]) === 'true') return;
  const broken = brokenElsewhere(await orRefuse(req, () => checkWithout(req, kind, ids)));
  if (broken.length === 0) return;
  const heading = `Other pages need ${ids.length === 1 ? 'this one' : 'these'}. Change them first:`;
  throw new APIError([heading, ...firstLines(broken)].join('\n'), 400, { broken }, true);
}

/** Ids of the entries of a condition that the user may see. */
async function idsOf(kind: string, where: Where, req: PayloadRequest): Promise<unknown[]> {
  const all = { where, limit: 0, pagination: false, sort: 'id', depth: 0, select: {}, overrideAccess: false, req };
  return (await req.payload.find({ collection: kind, ...all })).docs.map(({ id }) => id);
}

/** Checks entries that are deleted or unpublished together as a whole. If pages outside of them need one, all stay. */
export const refuseLossOfMany: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { where, data, draft } = args as { where?: Where; data?: { _status?: unknown }; draft?: boolean };
  const takesBack = operation === 'update' && data?._status === 'draft' && draft !== true;
  if (!where || !isWriter(req) || !(takesBack || operation === 'delete')) return;
  await refuseLoss(collection.slug, await idsOf(collection.slug, where, req), req);
  req.context[judged] = true;
};

/** The lists of the CMS expect documents in an answer. Without them they only say that something is wrong. */
export const answerLists: AfterErrorHook = ({ req, result }) =>
  req.query?.['where'] === undefined || !result
    ? undefined
    : { response: { ...result, message: 'Nothing was changed', docs: [] } };

/** Refuses to delete what published pages link to, show or name. */
export const refuseDeletion: CollectionBeforeDeleteHook = ({ collection, context, id, req }) =>
  context['quiet'] === true || context[judged] === true ? undefined : refuseLoss(collection.slug, [id], req);

/** Refuses to unpublish what published pages link to or name. A draft of a published entry unpublishes nothing. */
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

/** Refuses to move a file that pages show. */
export const refuseMove: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { id, path } = (originalDoc ?? {}) as { id?: unknown; path?: unknown };
  if (operation === 'update' && data['path'] !== path) await refuseLoss(collection.slug, [id], req);
};

/** Returns what published pages would lose without an entry, a file or several entries, and their own addresses. */
export function dependentsEndpoints(kind: CollectionName | 'media'): Omit<Endpoint, 'root'>[] {
  const answer = async (req: PayloadRequest, ids: readonly unknown[]) =>
    Response.json(await checkWithout(req, kind, ids));
  return [
    writersEndpoint('get', '/:id/dependents', (req) => answer(req, [req.routeParams?.['id']])),
    writersEndpoint('get', '/dependents', async (req) => {
      const { where } = req.query as { where?: Where };
      // Without a condition it would mean all entries.
      return answer(req, where ? await idsOf(kind, where, req) : []);
    }),
  ];
}
