import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import type { CmsEntry } from '../../lib/cms/adapter';
import type { CollectionName } from '../../lib/cms/collections';
import type { Consequence, EntryFinding, EntryVerdict } from '../../lib/cms/entry-checker';
import { cmsFieldName } from '../../lib/cms/field-names';
import { payloadEntry } from '../../lib/cms/payload-entry';
import { acceptField } from './accept-field';
import { isWriter } from './access';
import { checkEntry, checkWithout } from './checker';
import { labelOf } from './payload-fields';

const mostLines = 20;

interface FieldError {
  path: string;
  label: string;
  message: string;
}

/** Path of the CMS' field for a front matter key, members of groups included. */
function fieldPath(field: string): string {
  const [first = '', ...rest] = field.split('.');
  return [cmsFieldName(first), ...rest].join('.');
}

function lineOf({ message, place }: EntryFinding): string {
  return place ? `${place.line}:${place.column}: ${message}` : message;
}

/** One error a field: its pages show one only. */
function byField(findings: readonly EntryFinding[]): FieldError[] {
  const lines = new Map<string, string[]>();
  for (const finding of findings) {
    const path = fieldPath(finding.field);
    lines.set(path, [...(lines.get(path) ?? []), lineOf(finding)]);
  }
  return [...lines].map(([path, all]) => {
    const more = all.length > mostLines ? [`… and ${all.length - mostLines} more`] : [];
    return {
      path,
      label: labelOf(path.split('.').at(-1) ?? path),
      message: [...all.slice(0, mostLines), ...more].join('\n'),
    };
  });
}

/** One line about another page that an entry breaks. */
function consequenceLine({ entry, file, line, column, message }: Consequence): string {
  return `${entry?.title ? `“${entry.title}” (${file})` : file} ${line}:${column}: ${message}`;
}

/** Whether a change of the address, a key or a heading of an entry leaves others wrong, in a line each. */
function brokenElsewhere({ consequences }: EntryVerdict): string[] {
  return consequences.filter(({ severity }) => severity === 'error').map(consequenceLine);
}

function entryOf(kind: CollectionName, id: unknown, data: Readonly<Record<string, unknown>>): CmsEntry | undefined {
  return payloadEntry(kind, { ...data, updatedAt: '', id: id ?? 'new' });
}

/** The answer of the check. @throws APIError where it does not run */
async function orRefuse(req: PayloadRequest, ask: () => Promise<EntryVerdict>): Promise<EntryVerdict> {
  try {
    return await ask();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    req.payload.logger.error(`The content check does not run: ${reason}`);
    const remedy = 'Save a draft, and tell who runs this CMS.';
    throw new APIError(`The content check does not run: ${reason}. ${remedy}`, 503, null, true);
  }
}

/** Refuses to take away what others need, unless the request says that this is meant. */
async function refuseLoss(kind: string, id: unknown, req: PayloadRequest): Promise<void> {
  if (String(req.query?.[acceptField]) === 'true') return;
  const broken = brokenElsewhere(await orRefuse(req, () => checkWithout(req, kind, id)));
  if (broken.length === 0) return;
  const heading = 'Other pages need this one. Change them first:';
  throw new APIError([heading, ...broken.slice(0, mostLines)].join('\n'), 400, { broken }, true);
}

/** Refuses to delete what published pages lead to, show or name. */
export const refuseDeletion: CollectionBeforeDeleteHook = ({ collection, context, id, req }) =>
  context['quiet'] === true ? undefined : refuseLoss(collection.slug, id, req);

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
  if (data['_status'] !== 'draft' || id === undefined || isDraft || context['quiet'] === true) return;
  await refuseLoss(collection.slug, id, req);
};

/** Refuses to move a file away from pages that show it. */
export const refuseMove: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { id, path } = (originalDoc ?? {}) as { id?: unknown; path?: unknown };
  if (operation === 'update' && data['path'] !== path) await refuseLoss(collection.slug, id, req);
};

/**
 * Refuses to publish what the site's content check refuses: errors at their fields, those of the body with line and
 * column. Drafts are not asked. Of an import, the check of the site says it.
 */
export function refuseMistakes(kind: CollectionName): CollectionBeforeChangeHook {
  return async ({ collection, context, data, originalDoc, req }) => {
    if (data['_status'] !== 'published' || context['quiet'] === true) return;
    const id: unknown = (originalDoc as { id?: unknown } | undefined)?.id;
    const entry = entryOf(kind, id, data);
    if (!entry) return;
    const verdict = await orRefuse(req, () => checkEntry(req, entry));
    const errors = byField(verdict.findings.filter(({ severity }) => severity === 'error'));
    const broken = data[acceptField] === true ? [] : brokenElsewhere(verdict);
    if (broken.length > 0)
      errors.push({
        path: acceptField,
        label: 'Other pages',
        message: ['Other pages would be broken. Mend them first, or tick this:', ...broken.slice(0, mostLines)].join(
          '\n',
        ),
      });
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  };
}

/** Answers what the content check says of an entry as it stands in a form, saved or not. */
export function problemsEndpoint(kind: CollectionName): Omit<Endpoint, 'root'> {
  return {
    path: '/problems',
    method: 'post',
    handler: async (req) => {
      if (!isWriter(req)) throw new Forbidden(req.t);
      const body: unknown = await req.json?.();
      const data = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
      const entry = entryOf(kind, data['id'], data);
      if (!entry) return Response.json({ findings: [], consequences: [], route: {} } satisfies EntryVerdict);
      return Response.json(await checkEntry(req, entry));
    },
  };
}

/** Answers what published pages would lose if an entry or file were gone, and the address its page has. */
export function dependentsEndpoint(kind: CollectionName | 'media'): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/dependents',
    method: 'get',
    handler: async (req) => {
      if (!isWriter(req)) throw new Forbidden(req.t);
      return Response.json(await checkWithout(req, kind, req.routeParams?.['id']));
    },
  };
}
