import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import { isTooDeep, maxDepth } from '../../check/content/yaml-document';
import { reasonOf } from '../../report/reason-of';
import type { FieldModel } from './field-model';

/** Value of a field in the CMS: nothing, a scalar, a list of texts, or the members of a group. */
export type FieldValue = string | number | boolean | null | undefined | readonly string[] | FieldValues;

/** Fields of an entry by front matter key. */
export interface FieldValues {
  readonly [name: string]: FieldValue;
}

/** Maximum characters of a field. Parsing YAML takes more than linear time. */
export const maxField = 20_000;

/** Characters of all texts in a value. Each item of a list adds one. */
export function fieldLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let length = 0;
  for (const item of Object.values(value)) length += 1 + fieldLength(item);
  return length;
}

function flow(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Converts a front matter value to the value of a CMS field. @throws Error if the value is of another type than its field */
function toFieldValue(model: FieldModel, value: unknown): FieldValue {
  if (value === undefined && model.kind === 'group') return toFieldValues(model.members, {});
  if (value === undefined)
    return model.kind === 'checkbox' || model.kind === 'select' ? toScalar(model.fallback) : undefined;
  if (!model.parse(value).success) throw new Error(`${model.name} does not fit its field`);
  switch (model.kind) {
    case 'list':
      return (Array.isArray(value) ? (value as unknown[]) : [value]).map((item) =>
        typeof item === 'string' ? item : flow(item),
      );
    case 'yaml':
      return stringify(value, { lineWidth: 0 }).trimEnd();
    case 'group':
      return toFieldValues(model.members, value as Readonly<Record<string, unknown>>);
    case 'text':
      return value === null ? 'null' : String(value);
    default:
      return toScalar(value);
  }
}

function toScalar(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Converts front matter to values of CMS fields. Keys without a field are left out. */
export function toFieldValues(models: readonly FieldModel[], data: Readonly<Record<string, unknown>>): FieldValues {
  return Object.fromEntries(models.map((model) => [model.name, toFieldValue(model, data[model.name])]));
}

/** Front matter for the value of a CMS field, if any. @throws Error if its YAML is broken, or it is too long */
export function fromFieldValue(model: FieldModel, value: FieldValue): unknown {
  if (isEmpty(value)) return undefined;
  const length = fieldLength(value);
  if (length > maxField)
    throw new Error(
      `has ${length.toLocaleString('en')} characters; the most a field takes is ${maxField.toLocaleString('en')}`,
    );
  if (model.kind === 'group' && typeof value === 'object' && !Array.isArray(value)) {
    const data = fromFieldValues(model.members, value as FieldValues);
    return Object.keys(data).length > 0 ? data : undefined;
  }
  if (model.kind === 'list') {
    const items = Array.isArray(value) ? (value as readonly unknown[]) : [value];
    return items.map((item) => (typeof item === 'string' && item.startsWith('{') ? parseYaml(item) : item));
  }
  if (model.kind === 'yaml') return parseYaml(String(value));
  return model.nullable && value === 'null' ? null : value;
}

function parseYaml(text: string): unknown {
  if (isTooDeep(text)) throw new Error(`is nested deeper than ${maxDepth} levels`);
  try {
    return parse(text, { maxAliasCount: 0 }) as unknown;
  } catch (error) {
    throw new Error(`is not YAML: ${reasonOf(error).split('\n')[0]}`);
  }
}

/** Front matter for the fields of an entry, without empty ones. */
function fromFieldValues(models: readonly FieldModel[], values: FieldValues): Record<string, unknown> {
  return Object.fromEntries(
    models.flatMap((model) => {
      const value = fromFieldValue(model, values[model.name]);
      return value === undefined ? [] : [[model.name, value]];
    }),
  );
}

/** A value with its default, and a single item as a list, so that equal values compare as equal. */
function meaning(model: FieldModel, value: unknown): unknown {
  const result = model.parse(model.kind === 'list' && value !== undefined && !Array.isArray(value) ? [value] : value);
  return result.success ? (result.data ?? (value === null ? null : undefined)) : value;
}

/** Whether two front matter values mean the same. */
export function sameMeaning(model: FieldModel, a: unknown, b: unknown): boolean {
  const [first, second] = [meaning(model, a), meaning(model, b)];
  if (isEmptyList(first) && isEmptyList(second)) return true;
  return isDeepStrictEqual(first, second);
}

function isEmptyList(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
