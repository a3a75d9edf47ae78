import { isRecord } from '../../report/values';
import { standInName } from './stand-in';

/** Key of an object that stands for code in a configuration: `{ $code: 'remarkMath' }`. */
export const codeKey = '$code';

/** Whether a value of a loaded configuration stands for code. */
export function isCode(value: unknown): boolean {
  return isRecord(value) && codeKey in value;
}

const maxDepth = 40;

/** A value of a configuration as JSON: functions become their names, and undefined values are left out. */
export function plainValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return { [codeKey]: standInName(value) ?? value.name };
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (value instanceof Date || value instanceof URL) return value.toJSON();
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || depth > maxDepth) return undefined;
  if (Array.isArray(value)) return value.map((item) => plainValue(item, depth + 1) ?? null);
  const entries = Object.entries(value).map(([key, item]) => [key, plainValue(item, depth + 1)] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

/** The default export of a module, or the module itself where it has none. */
export function defaultOf(module: unknown): unknown {
  return isRecord(module) && 'default' in module ? module['default'] : module;
}
