import { attempt } from './attempt';

/** The value of a text in JSON; undefined for any other text. */
export function parseJson(text: string): unknown {
  return attempt<unknown>(() => JSON.parse(text), undefined);
}

/** A map with unknown values. */
export type Values = Readonly<Record<string, unknown>>;

/** Whether a value is a map: no list, and not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is a map, otherwise an empty map. */
export function recordOf(value: unknown): Values {
  return isRecord(value) ? value : {};
}

/** The value if it is a list, otherwise an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a text that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
