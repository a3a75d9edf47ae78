import * as z from 'zod';
import { authorSchema } from '@/schema/author';
import { categorySchema } from '@/schema/category';
import { docSchema } from '@/schema/doc';
import { pageSchema } from '@/schema/page';
import { postSchema } from '@/schema/post';
import { tagSchema } from '@/schema/tag';

interface JsonSchema {
  type?: string | string[];
  format?: string;
  description?: string;
  default?: unknown;
  enum?: string[];
  const?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  deprecated?: boolean;
  successor?: string;
}

/** A field of a schema, or of an object within one: `last_update.date`, `tags[].label`. */
interface Row {
  key: string;
  values: string;
  fallback: string;
  description: string;
}

const words: Readonly<Record<string, string>> = {
  boolean: '`true` or `false`',
  integer: 'number',
  null: '`null`',
  number: 'number',
  string: 'text',
};

function branchesOf({ anyOf, oneOf }: JsonSchema): JsonSchema[] {
  return [...(anyOf ?? []), ...(oneOf ?? [])];
}

/** What may stand behind a key, in words. */
function valuesOf(schema: JsonSchema): string {
  const { type, format, items, minimum, maximum, properties } = schema;
  const branches = branchesOf(schema);
  // A date and time without an offset has a pattern instead of a format.
  if (branches.some((branch) => branch.format === 'date')) return 'date';
  if (branches.length > 0) return [...new Set(branches.map(valuesOf))].join(' or ');
  if (Array.isArray(type)) return type.map((one) => valuesOf({ ...schema, type: one })).join(' or ');
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(' or ');
  if (type === 'array') return `list of ${items ? valuesOf(items) : 'anything'}`;
  if (type === 'object') {
    const kind = properties?.['type']?.const;
    return kind === undefined ? 'object' : `object of type \`${kind}\``;
  }
  if (format === 'email') return 'mail address';
  const word = words[type ?? ''] ?? 'anything';
  return minimum !== undefined && maximum !== undefined && maximum < 100 ? `${word}, ${minimum} to ${maximum}` : word;
}

function fallbackOf({ default: value }: JsonSchema): string {
  return value === undefined ? '–' : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function descriptionOf({ description, deprecated, successor }: JsonSchema): string {
  return `${description ?? ''}${deprecated ? ` Old: use \`${successor}\`.` : ''}`.trim();
}

/** Rows of the objects a field may hold, each key once. */
function innerRows(key: string, schema: JsonSchema): Row[] {
  const { items, properties = {} } = schema;
  const own = Object.entries(properties).flatMap(([name, field]) => rowsOf(`${key}.${name}`, field));
  const inItems = items ? innerRows(`${key}[]`, items) : [];
  const rows = [...own, ...inItems, ...branchesOf(schema).flatMap((branch) => innerRows(key, branch))];
  return [...new Map(rows.map((row) => [row.key.replace('[]', ''), row])).values()];
}

function rowsOf(key: string, schema: JsonSchema): Row[] {
  const row = { key, values: valuesOf(schema), fallback: fallbackOf(schema), description: descriptionOf(schema) };
  // What the type of an object is, the row of the object says.
  const isKind = schema.const !== undefined;
  return isKind ? [] : [row, ...innerRows(key, schema)];
}

function rows(schema: z.ZodType): Row[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Object.entries(properties).flatMap(([key, field]) => rowsOf(key, field));
}

function line({ key, values, fallback, description }: Row): string {
  const cells = [`\`${key}\``, values, fallback, description].map((cell) => cell.replaceAll('|', '\\|'));
  return `| ${cells.join(' | ')} |`;
}

function tables(): Map<string, Row[]> {
  const kinds = { docs: rows(docSchema), posts: rows(postSchema), pages: rows(pageSchema) };
  const lines = Object.values(kinds).map((list) => new Set(list.map(line)));
  const isCommon = (row: Row) => lines.every((known) => known.has(line(row)));
  const authorKeys = new Set(Object.keys(authorSchema.shape));
  // An author written out in a post has the fields of an entry of authors.yml, which have a table of their own.
  const isAuthor = ({ key }: Row) => authorKeys.has(/^authors(?:\[\])?\.(\w+)/.exec(key)?.[1] ?? '');
  const own = Object.entries(kinds).map(([name, list]): [string, Row[]] => [
    name,
    list.filter((row) => !isCommon(row) && !isAuthor(row)),
  ]);
  return new Map([
    ['every document', kinds.docs.filter(isCommon)],
    ...own,
    ['category', rows(categorySchema)],
    ['authors', rows(authorSchema)],
    ['tags', rows(tagSchema)],
  ]);
}

const place = /^<!-- table: ([a-z ]+) -->\n[\s\S]*?^<!-- end of table -->$/gm;

/**
 * The page with its tables of fields as the schemas describe them.
 * @throws Error where it names a table that does not exist, or leaves one out
 */
export function fillTables(text: string): string {
  const known = tables();
  const found = new Set<string>();
  const filled = text.replace(place, (_, name: string) => {
    const list = known.get(name);
    if (!list) throw new Error(`There is no table "${name}"; known: ${[...known.keys()].join(', ')}.`);
    found.add(name);
    const head = ['| Field | Value | Default | |', '| --- | --- | --- | --- |'];
    return [`<!-- table: ${name} -->`, '', ...head, ...list.map(line), '', '<!-- end of table -->'].join('\n');
  });
  const missing = [...known.keys()].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`No place for: ${missing.join(', ')}.`);
  return filled;
}
