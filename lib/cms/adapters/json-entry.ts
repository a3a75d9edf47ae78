import { stringify } from 'yaml';
import { isRecord } from '../../report/values';
import { type CollectionName, collections } from '../entries/collections';
import type { FieldModel } from '../entries/field-model';
import type { FieldValue, FieldValues } from '../entries/field-values';
import type { CmsEntry } from './adapter';
import type { JsonEntry } from './json-answers';

type Data = Readonly<Record<string, unknown>>;

/** A value of the wrong type stays, so that the content check reports it at its field. */
function asItIs(value: unknown): FieldValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asItIs(member)]))
    : null;
}

function fieldValue(model: FieldModel, value: unknown): FieldValue {
  if (value === undefined) return undefined;
  if (value === null) return model.nullable ? 'null' : undefined;
  switch (model.kind) {
    case 'list':
      return asItIs(Array.isArray(value) ? value : [value]);
    case 'yaml':
      return stringify(value, { lineWidth: 0 }).trimEnd();
    case 'group':
      return isRecord(value) ? fieldValues(model.members, value) : asItIs(value);
    default:
      return asItIs(value);
  }
}

function fieldValues(models: readonly FieldModel[], data: Data): FieldValues {
  return Object.fromEntries(models.map((model) => [model.name, fieldValue(model, data[model.name])]));
}

/** The data as YAML, so that keys without a field are checked too. */
function sourceOf(kind: CollectionName, { path, key }: JsonEntry, data: Data): string {
  const { form } = collections[kind];
  if (form === 'part') return stringify({ [key ?? '']: data });
  if (Object.keys(data).length === 0) return '';
  if (form === 'data') return path.endsWith('.json') ? `${JSON.stringify(data, null, 2)}\n` : stringify(data);
  return `---\n${stringify(data, { lineWidth: 0 })}---\n`;
}

/** Entry of a validated answer. The sync checks its content, as for any CMS. */
export function jsonEntry(kind: CollectionName, entry: JsonEntry): CmsEntry {
  const { id, updatedAt, path, key, title, body, order } = entry;
  const data = entry.data ?? {};
  const name = [title, data['title'], data['name'], data['label']].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return {
    kind,
    id,
    updatedAt,
    path,
    ...(key != null && { key }),
    title: String(name ?? ''),
    fields: fieldValues(collections[kind].fields, data),
    body: body ?? '',
    source: sourceOf(kind, entry, data),
    order: order ?? Number.MAX_SAFE_INTEGER,
  };
}
