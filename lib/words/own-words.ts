import get from 'lodash-es/get.js';
import * as z from 'zod';
import { isRecord, recordOf } from '../report/values';
import { en } from './built-in/en';
import { namesIn } from './fill';
import type { Plural, Words } from './types';

type Table = { readonly [key: string]: string | Plural | Table };

/** A table of words as a site writes it: what browsers need stands beside the rest. */
export function ownTable({ browser, ...rest }: Words): Table {
  return { ...browser, ...rest };
}

function isForms(value: Table[string]): value is Plural {
  return typeof value !== 'string' && typeof value['other'] === 'string';
}

const formNames = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const formsSchema = z.strictObject({
  ...Object.fromEntries(formNames.map((name) => [name, z.string().min(1).optional()])),
  other: z.string().min(1).describe('Form for every number that has no other.'),
});

function schemaOf(value: Table[string]): z.ZodType {
  if (typeof value === 'string') return z.string().min(1).describe(`English: ${value}`).optional();
  if (isForms(value)) return formsSchema.optional();
  return z
    .strictObject(Object.fromEntries(Object.entries(value).map(([key, word]) => [key, schemaOf(word)])))
    .optional();
}

/** What a file of words may hold: any of the words, in the same order of names. */
export const ownWordsSchema = z.strictObject(
  Object.fromEntries(Object.entries(ownTable(en)).map(([key, value]) => [key, schemaOf(value)])),
);

/** Texts of a table with the keys that lead to them; the forms of a number are texts of their own. */
function entriesOf(table: unknown, path: readonly string[] = []): { path: string[]; text: string }[] {
  if (typeof table === 'string') return [{ path: [...path], text: table }];
  if (typeof table !== 'object' || table === null) return [];
  return Object.entries(table).flatMap(([key, value]) => entriesOf(value, [...path, key]));
}

/** Names in braces that the English text at a path knows; undefined where there is none. */
function knownNames(path: readonly string[]): string[] | undefined {
  const table = ownTable(en);
  const around: unknown = get(table, path.slice(0, -1));
  // Every form of a number may name what any of them does.
  if (isRecord(around) && 'other' in around)
    return [...new Set(Object.values(around).flatMap((form) => namesIn(String(form))))];
  const text: unknown = get(table, path);
  return typeof text === 'string' ? namesIn(text) : undefined;
}

/** Texts of a table that name something in braces which nothing stands in for. */
export function unknownNames(table: unknown): { path: string[]; name: string; known: string[] }[] {
  return entriesOf(table).flatMap(({ path, text }) => {
    const known = knownNames(path);
    return known ? namesIn(text).flatMap((name) => (known.includes(name) ? [] : [{ path, name, known }])) : [];
  });
}

function missingIn(known: Table, table: unknown, path: string): string[] {
  const own = recordOf(table);
  return Object.entries(known).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string' || isForms(value)) return own[key] === undefined ? [name] : [];
    return missingIn(value, own[key], name);
  });
}

/** Names of the words that a table lacks, such as `search.nothing`. */
export function missingWords(table: unknown): string[] {
  return missingIn(ownTable(en), table, '');
}
