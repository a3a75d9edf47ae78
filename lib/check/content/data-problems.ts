import type * as z from 'zod';
import { noDate } from '../../../schema/fields';
import { describePath, describeType, describeValue, typeHint } from '../../report/describe-value';
import { fieldInfo, knownKeys, rangeHint } from '../../report/field-info';
import type { Place } from '../../report/place';
import { type Finding, schemaFindings, valueAt } from '../../report/schema-findings';
import { didYouMean, listNames, nearest } from '../../report/suggest';
import { isRecord } from '../../report/values';
import { foreignKeyHint } from './foreign-keys';
import type { Problem } from './types';
import type { DataSource } from './yaml-source';

/** First part of the codes: front matter, or a data file. */
export type DataKind = 'front-matter' | 'data-file';

/** A mistake; its code is that of the data with a suffix. */
export interface Wording {
  suffix: string;
  message: string;
  hint: string;
}

function valueHint(schema: z.ZodType, finding: Finding): string {
  const { description } = fieldInfo(schema, finding.path);
  return finding.example
    ? `Write one such as ${finding.example}.`
    : (rangeHint(schema, finding.path) ?? `Write another value.${description ? ` ${description}` : ''}`);
}

const dateHint = 'Write a date such as 2026-03-01, or 2026-03-01T10:00:00Z.';

function dateWording(name: string, key: string, found: unknown): Wording {
  const looksLikeDate = typeof found === 'string' && /^\d{4}-\d{1,2}-\d{1,2}/.test(found);
  const day = looksLikeDate ? /^\d{4}-\d{2}-\d{2}(?=$|T)/.test(found) : false;
  const written =
    /^\d{4}-\d{2}-\d{2} +(?<time>\d{2}:\d{2}(?::\d{2})?) *(?:(?<utc>Z)|(?<hours>[+-]\d{2}):?(?<minutes>\d{2}))?/i;
  const { time, utc, hours, minutes } = (looksLikeDate && written.exec(found)?.groups) || {};
  const zone = utc ?? (hours ? `${hours}:${minutes}` : '');
  const message = day
    ? `${name} is ${describeValue(found)}, a date or time that does not exist`
    : `${name} must be a date, but is ${describeValue(found)}`;
  const hint = time ? `Write ${key}: ${String(found).slice(0, 10)}T${time}${zone}` : dateHint;
  return { suffix: 'date', message, hint };
}

/** What to write for a number in place of a date; 20260301 stands for a day. */
function dayHint(key: string, number = ''): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(number) ?? [];
  return year ? `Write hyphens between year, month and day: ${key}: ${year}-${month}-${day}` : dateHint;
}

function keysHint(schema: z.ZodType, { path, expected }: Finding): string | undefined {
  const keys = expected.every((type) => type === 'object') ? knownKeys(schema, [...path, '']) : [];
  const [first] = keys.includes('title') ? ['title'] : keys;
  if (first === undefined) return undefined;
  return `Write keys with values, such as ${first}: …${keys.length <= 6 ? ` Known keys: ${keys.join(', ')}.` : ''}`;
}

/** Remedy for an unknown key without a similar known one. Front matter has too many keys to list. */
function unknownHint(kind: DataKind, { path }: Finding, known: readonly string[]): string {
  return kind === 'front-matter' && path.length === 1
    ? 'Remove it, or let it pass with `allowedFrontMatter` in site.config.ts.'
    : `Known keys: ${known.join(', ')}.`;
}

function wording(kind: DataKind, schema: z.ZodType, finding: Finding, source: DataSource): Wording {
  const isWhole = finding.path.length === 0 && kind === 'front-matter';
  const name = isWhole ? 'The front matter' : describePath(finding.path);
  const key = String(finding.path.at(-1) ?? '');
  const isItem = typeof finding.path.at(-1) === 'number';
  const found = valueAt(source.value, finding.path);
  const written = source.written?.(finding.path);
  const isDate = finding.message === noDate;
  const types = isDate ? 'a date' : finding.expected.map(describeType).join(' or ');
  const known = knownKeys(schema, finding.path);
  switch (finding.kind) {
    case 'unknown':
      return {
        suffix: 'unknown-key',
        message: `${name} is not a known key`,
        hint:
          (kind === 'front-matter' && finding.path.length === 1 && foreignKeyHint(key, known)) ||
          didYouMean(key, known, unknownHint(kind, finding, known)),
      };
    case 'missing': {
      const what = finding.allowed.length > 0 ? finding.allowed.join(' or ') : types || 'a value';
      const message = `${name} is missing`;
      const hint = `Add \`${key}\` (${what}). ${fieldInfo(schema, finding.path).description ?? ''}`.trim();
      return { suffix: 'missing-key', message, hint };
    }
    case 'null':
      return {
        suffix: 'null',
        message: `${name} is empty, but must be ${types || listNames(finding.allowed)}`,
        hint:
          written?.startsWith('#') && finding.expected.includes('string')
            ? `Put the value in quotes, because # begins a comment: ${key}: ${JSON.stringify(written)}`
            : 'Write a value, or remove the key.',
      };
    case 'date':
      return dateWording(name, key, found);
    case 'type':
      return {
        suffix: 'type',
        message: finding.message
          ? `${name} ${finding.message}: found ${describeValue(found, written)}`
          : `${name} must be ${types}, but is ${describeValue(found, written)}`,
        hint:
          (isDate ? dayHint(key, written) : undefined) ??
          rangeHint(schema, finding.path) ??
          keysHint(schema, finding) ??
          typeHint(
            isItem ? undefined : source.quotesKeys ? JSON.stringify(key) : key,
            finding.expected,
            found,
            written,
          ),
      };
    case 'value': {
      const message =
        finding.message ??
        (finding.allowed.length > 0 ? `cannot be ${describeValue(found)}` : `is out of range: ${describeValue(found)}`);
      const allowed =
        finding.allowed.length > 0 ? didYouMean(String(found), finding.allowed, '') : valueHint(schema, finding);
      return {
        suffix: 'value',
        message: `${name} ${message}`,
        hint: `${allowed} ${finding.allowed.length > 0 ? `Allowed: ${finding.allowed.join(', ')}.` : ''}`.trim(),
      };
    }
  }
}

function placeOf(finding: Finding, source: DataSource): Place {
  if (finding.kind === 'unknown') return source.keyPlace(finding.path);
  return finding.kind === 'missing' ? source.keyPlace(finding.path.slice(0, -1)) : source.valuePlace(finding.path);
}

/** Whether the key that is missing is there but mistyped: then that is said, and once. */
function isMistyped({ kind, path }: Finding, findings: readonly Finding[]): boolean {
  const parent = path.slice(0, -1).join('/');
  return (
    kind === 'missing' &&
    findings.some(
      ({ key, path: other }) =>
        key !== undefined && other.slice(0, -1).join('/') === parent && nearest(key, [String(path.at(-1))]).length > 0,
    )
  );
}

/** All problems of data according to its schema, each at its key or value. */
export function dataProblems(
  kind: DataKind,
  schema: z.ZodType,
  source: DataSource,
  allowedKeys: readonly string[] = [],
): Problem[] {
  const { value } = source;
  if (value === undefined) return [];
  const result = schema.safeParse(value);
  if (result.success) return [];
  const findings = schemaFindings(result.error, value).filter(
    (finding) => finding.kind !== 'unknown' || finding.path.length > 1 || !allowedKeys.includes(finding.key ?? ''),
  );
  return findings
    .filter((finding) => !isMistyped(finding, findings))
    .map((finding) => {
      const { suffix, message, hint } = wording(kind, schema, finding, source);
      return {
        code: `${kind}/${suffix}`,
        ...placeOf(finding, source),
        message: message.charAt(0).toUpperCase() + message.slice(1),
        hint,
      };
    });
}

/** Top-level keys with valid values, so that one bad value does not invalidate the rest of the file. */
export function soundData(schema: z.ZodType, value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return {};
  const { issues = [] } = schema.safeParse(value).error ?? {};
  const faulty = new Set(issues.flatMap(({ path: [key] }) => (key === undefined ? [] : [String(key)])));
  return Object.fromEntries(Object.entries(value).filter(([key]) => !faulty.has(key)));
}
