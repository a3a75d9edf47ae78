import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type Endpoint,
  ValidationError,
} from 'payload';
import type { CmsEntry } from '../../../lib/cms/adapters/adapter';
import { payloadEntry } from '../../../lib/cms/adapters/payload-entry';
import { unwritableCode } from '../../../lib/cms/editor/unwritable';
import type { EntryFinding, EntryVerdict } from '../../../lib/cms/editor/verdict';
import { type CollectionName, collections } from '../../../lib/cms/entries/collections';
import { cmsFieldName } from '../../../lib/cms/entries/field-model';
import { recordOf } from '../../../lib/report/values';
import { entryTitle } from '../collections/entry-title';
import { storedKey } from '../collections/new-path';
import { placeOf, storedPath } from '../collections/path-field';
import { labelOf } from '../collections/payload-fields';
import { writersEndpoint } from '../endpoint';
import { checkEntry } from './checker';
import { acceptField } from './form-fields';
import { brokenElsewhere, firstLines, orRefuse } from './loss-check';
import { refusal } from './refusal';

interface FieldError {
  path: string;
  label: string;
  message: string;
}

/** Path of the field for a front matter key, also in groups. */
function fieldPath(field: string): string {
  const [first = '', ...rest] = field.split('.');
  return [cmsFieldName(first), ...rest].join('.');
}

function lineOf({ message, place }: EntryFinding): string {
  return place ? `${place.line}:${place.column}: ${message}` : message;
}

/** One error for each field, as pages only show one. */
function byField(findings: readonly EntryFinding[]): FieldError[] {
  const lines = new Map<string, string[]>();
  for (const finding of findings) {
    const path = fieldPath(finding.field);
    lines.set(path, [...(lines.get(path) ?? []), lineOf(finding)]);
  }
  return [...lines].map(([path, all]) => ({
    path,
    label: labelOf(path.split('.').at(-1) ?? path),
    message: firstLines(all).join('\n'),
  }));
}

/** Why an entry of several is not published. Lists have no fields, so it is one message. */
function refusalOfOne(data: Readonly<Record<string, unknown>>, errors: readonly FieldError[]): APIError {
  const lines = errors.map(({ label, message }) => `${label}: ${message}`);
  return new APIError([`“${entryTitle(data)}” has mistakes:`, ...lines].join('\n'), 400, null, true);
}

function entryOf(kind: CollectionName, id: unknown, data: Readonly<Record<string, unknown>>): CmsEntry | undefined {
  return payloadEntry(kind, { ...data, updatedAt: '', id: id ?? 'new' });
}

/** Refuses unknown statuses, which would unpublish an entry without the check for pages that need it. */
export const refuseUnknownStatus: CollectionBeforeValidateHook = ({ collection, data }) => {
  const status: unknown = data?.['_status'];
  if (status !== undefined && status !== 'draft' && status !== 'published')
    throw refusal(collection.slug, '_status', 'The status has to be draft or published.');
};

/** Refuses to publish what the content check refuses, with errors at their fields. Drafts and imports are let pass. */
export function refuseMistakes(kind: CollectionName): CollectionBeforeChangeHook {
  return async ({ collection, context, data, originalDoc, req }) => {
    // An old version that becomes a draft still has the status of a published one.
    const isDraft = context['isRestoringVersion'] === true && String(req.query?.['draft']) === 'true';
    if (data['_status'] !== 'published' || isDraft || context['quiet'] === true) return;
    const id: unknown = (originalDoc as { id?: unknown } | undefined)?.id;
    const entry = entryOf(kind, id, data);
    if (!entry) return;
    const verdict = await orRefuse(req, () => checkEntry(req, entry));
    const errors = byField(
      verdict.findings.filter(({ severity, code }) => severity === 'error' && code !== unwritableCode),
    );
    const broken = data[acceptField] === true ? [] : brokenElsewhere(verdict);
    if (broken.length > 0)
      errors.push({
        path: acceptField,
        label: 'Other pages',
        message: ['Other pages would be broken. Mend them first, or tick this:', ...firstLines(broken)].join('\n'),
      });
    if (errors.length === 0) return;
    if (req.query?.['where'] !== undefined) throw refusalOfOne(data, errors);
    throw new ValidationError({ collection: collection.slug, errors, req });
  };
}

/** Returns the results of the content check for an entry in a form, saved or not. */
export function problemsEndpoint(kind: CollectionName): Omit<Endpoint, 'root'> {
  return writersEndpoint('post', '/problems', async (req) => {
    const data = recordOf(await req.json?.().catch(() => undefined));
    const path = await storedPath(placeOf(collections[kind]), data, { slug: kind, req, id: data['id'] });
    const entry = entryOf(kind, data['id'], {
      ...data,
      path,
      ...(collections[kind].form === 'part' && { key: storedKey(data) }),
    });
    if (!entry) return Response.json({ findings: [], consequences: [], route: {} } satisfies EntryVerdict);
    return Response.json(await checkEntry(req, entry));
  });
}
