import * as z from 'zod';
import { isRecord, textOf } from '../../report/values';
import { type CollectionName, collections } from '../entries/collections';
import { cmsFieldName, type FieldModel } from '../entries/field-model';
import type { FieldValue, FieldValues } from '../entries/field-values';
import type { CmsEntry, ManifestRow } from './adapter';

const rowSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  updatedAt: z.string(),
  path: z.string().nullish(),
  key: z.string().nullish(),
});

function fieldValue(model: FieldModel, value: unknown): FieldValue {
  if (model.kind === 'group') return isRecord(value) ? fieldValues(model.members, value) : undefined;
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

function fieldValues(models: readonly FieldModel[], doc: Readonly<Record<string, unknown>>): FieldValues {
  return Object.fromEntries(models.map((model) => [model.name, fieldValue(model, doc[cmsFieldName(model.name)])]));
}

/** Row of the manifest for a document of Payload; undefined for anything else. */
export function payloadRow(kind: ManifestRow['kind'], doc: unknown): ManifestRow | undefined {
  const row = rowSchema.safeParse(doc);
  if (!row.success) return undefined;
  const { id, updatedAt, path, key } = row.data;
  return { kind, id, updatedAt, path: path ?? '', ...(key != null && { key }) };
}

/** Entry for a document of Payload; undefined for anything else. */
export function payloadEntry(kind: CollectionName, doc: Readonly<Record<string, unknown>>): CmsEntry | undefined {
  const row = payloadRow(kind, doc);
  return (
    row && {
      ...row,
      kind,
      title: textOf(doc['entry_title']) ?? '',
      fields: fieldValues(collections[kind].fields, doc),
      body: textOf(doc['body']) ?? '',
      source: textOf(doc['source']) ?? '',
      order: typeof doc['order'] === 'number' ? doc['order'] : Number.MAX_SAFE_INTEGER,
    }
  );
}
