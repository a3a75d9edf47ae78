import type * as z from 'zod';

/** A mistake in data, in the terms of its author. */
export interface Finding {
  kind: 'type' | 'null' | 'missing' | 'value' | 'date' | 'unknown';
  path: (string | number)[];
  /** Allowed types, by their names in the schema. */
  expected: string[];
  /** Allowed values, if they can be listed. */
  allowed: string[];
  /** The message of the schema, if it has one. */
  message?: string;
  /** An allowed value, if the schema names a format. */
  example?: string;
  /** The name of an unknown key. */
  key?: string;
}

type Issue = z.core.$ZodIssue;

const isCustom = (message: string): boolean => !/^(?:Invalid|Too big|Too small|Unrecognized)/.test(message);

/** The value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let current = data;
  for (const part of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined;
    current = (current as Record<PropertyKey, unknown>)[part];
  }
  return current;
}

/** Whether a branch of a union does not even match the outermost type. */
function isRootMismatch(issues: readonly Issue[]): boolean {
  return issues.some(
    (issue) =>
      issue.path.length === 0 &&
      (issue.code === 'invalid_type' || (issue.code === 'invalid_union' && issue.errors.every(isRootMismatch))),
  );
}

function expectedTypes(issues: readonly Issue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.path.length > 0) return [];
    if (issue.code === 'invalid_type') return [issue.expected];
    return issue.code === 'invalid_union' ? issue.errors.flatMap(expectedTypes) : [];
  });
}

function isDateIssue(issue: Issue): boolean {
  if (issue.code === 'invalid_union')
    return issue.errors.length > 0 && issue.errors.every((branch) => branch.every(isDateIssue));
  return issue.code === 'invalid_format' && (issue.format === 'date' || issue.format === 'datetime');
}

/** What is wrong with a value of another type. */
const kindOf = (found: unknown) => (found === undefined ? 'missing' : found === null ? 'null' : 'type');

function unionFindings(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: (string | number)[],
  data: unknown,
): Finding[] {
  const own = isCustom(issue.message) ? { message: issue.message } : {};
  if (isDateIssue(issue)) return [{ kind: 'date', path, expected: ['date'], allowed: [], ...own }];
  if (issue.errors.length === 0) {
    const allowed = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
    return [{ kind: valueAt(data, path) === undefined ? 'missing' : 'value', path, expected: [], allowed }];
  }
  const fitting = issue.errors.find((branch) => !isRootMismatch(branch));
  if (fitting) return fitting.flatMap((inner) => issueFindings({ ...inner, path: [...path, ...inner.path] }, data));
  const expected = [...new Set(issue.errors.flatMap(expectedTypes))];
  return [{ kind: kindOf(valueAt(data, path)), path, expected, allowed: [], ...own }];
}

function issueFindings(issue: Issue, data: unknown): Finding[] {
  const path = issue.path.filter((part): part is string | number => typeof part !== 'symbol');
  const own = isCustom(issue.message) ? { message: issue.message } : {};
  const base = { path, expected: [] as string[], allowed: [] as string[], ...own };
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ ...base, kind: 'unknown' as const, path: [...path, key], key }));
    case 'invalid_type': {
      return [{ ...base, kind: kindOf(valueAt(data, path)), expected: [issue.expected] }];
    }
    case 'invalid_value':
      return [{ ...base, kind: valueAt(data, path) === null ? 'null' : 'value', allowed: issue.values.map(String) }];
    case 'invalid_key':
      return issue.issues.flatMap((inner) => issueFindings({ ...inner, path: [...path, ...inner.path] }, data));
    case 'invalid_union':
      return unionFindings(issue, path, data);
    case 'invalid_format':
      return [{ ...base, kind: isDateIssue(issue) ? 'date' : 'value', ...(own.message ? {} : formats[issue.format]) }];
    default:
      return [{ ...base, kind: 'value' }];
  }
}

const formats: Readonly<Record<string, { message: string; example: string }>> = {
  email: { message: 'is not an e-mail address', example: 'ann@example.com' },
  url: { message: 'is not a full URL', example: 'https://example.com' },
};

/** Converts zod's issues into findings, one for each thing to fix. */
export function schemaFindings(error: Pick<z.ZodError, 'issues'>, data: unknown): Finding[] {
  return error.issues.flatMap((issue) => issueFindings(issue, data));
}
