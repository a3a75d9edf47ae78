/** A map of keys, of which nothing else is known. */
export type Values = Readonly<Record<string, unknown>>;

/** Whether a value is a map of keys: no list, and not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that is a map of keys; an empty one where it is none. */
export function recordOf(value: unknown): Values {
  return isRecord(value) ? value : {};
}

/** A value that is a list; an empty one where it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A value that is a text and not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
