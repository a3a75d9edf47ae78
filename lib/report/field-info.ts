import memoize from 'lodash-es/memoize.js';
import * as z from 'zod';

/** Facts of the schema about a field, for hints. */
export interface FieldInfo {
  description?: string;
  minimum?: number;
  maximum?: number;
}

interface JsonSchema extends FieldInfo {
  type?: string;
  default?: unknown;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  enum?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const jsonSchemaOf = memoize(
  (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
);
jsonSchemaOf.cache = new WeakMap();

function step(schema: JsonSchema | undefined, part: string | number): JsonSchema | undefined {
  if (!schema) return undefined;
  const own = typeof part === 'number' ? schema.items : schema.properties?.[part];
  if (own) return own;
  if (typeof part === 'string' && typeof schema.additionalProperties === 'object') return schema.additionalProperties;
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
    .map((branch) => step(branch, part))
    .find((found) => found !== undefined);
}

function fieldAt(schema: z.ZodType, path: readonly (string | number)[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(step, jsonSchemaOf(schema));
}

/** Description and range of the field at a path. */
export function fieldInfo(schema: z.ZodType, path: readonly (string | number)[]): FieldInfo {
  return fieldAt(schema, path) ?? {};
}

/** How to write the whole number at a path. In zod, whole numbers without a range have that of safe integers. */
export function rangeHint(schema: z.ZodType, path: readonly (string | number)[]): string | undefined {
  const { minimum, maximum } = fieldInfo(schema, path);
  const hasRange = minimum !== undefined && maximum !== undefined && maximum < 1000;
  return hasRange ? `Write a whole number from ${minimum} to ${maximum}.` : undefined;
}

function branches(schema: JsonSchema | undefined): JsonSchema[] {
  return schema ? [schema, ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(branches)] : [];
}

/** Allowed keys beside the last part of a path. */
export function knownKeys(schema: z.ZodType, path: readonly (string | number)[]): string[] {
  const parent = fieldAt(schema, path.slice(0, -1));
  const keys = branches(parent).flatMap(({ properties, propertyNames }) => [
    ...Object.keys(properties ?? {}),
    ...(propertyNames?.enum ?? []),
  ]);
  return [...new Set(keys)];
}

/** How to write an empty value at a path: as null, by leaving the key out, or not at all. */
export function absence(schema: z.ZodType, path: readonly (string | number)[]): 'null' | 'left out' | undefined {
  const field = fieldAt(schema, path);
  if (branches(field).some(({ type }) => type === 'null')) return 'null';
  const key = path.at(-1);
  // Fields with a default always have a value.
  if (typeof key !== 'string' || field?.default !== undefined) return undefined;
  const parents = branches(fieldAt(schema, path.slice(0, -1))).filter(({ properties }) => properties?.[key]);
  return parents.length > 0 && !parents.some(({ required }) => required?.includes(key)) ? 'left out' : undefined;
}
