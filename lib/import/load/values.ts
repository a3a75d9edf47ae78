/** An object of a configuration, of which nothing is known. */
export type Values = Readonly<Record<string, unknown>>;

/** True for an object that is neither a list nor null. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object; an empty one where it is none. */
export function valuesOf(value: unknown): Values {
  return isValues(value) ? value : {};
}

/** The value as a list; an empty one where it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value where it is a text that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
