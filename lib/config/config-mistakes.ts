import uniqBy from 'lodash-es/uniqBy.js';
import type * as z from 'zod';
import { type SiteConfig, siteSchema } from '../../schema/site';
import { describeType, describeValue, typeHint } from '../report/describe-value';
import { absence, fieldInfo, knownKeys, rangeHint } from '../report/field-info';
import { type Finding, schemaFindings, valueAt } from '../report/schema-findings';
import { didYouMean, listNames } from '../report/suggest';
import { recordOf } from '../report/values';
import { faintColors } from '../theme/palette';
import { type ConfigKey, keyName } from './config-places';
import { foreignKeyHint } from './foreign-keys';

/** A value of the site configuration that cannot be used. */
export interface ConfigMistake {
  key: ConfigKey;
  /** What is wrong, after the name of the key. */
  message: string;
  hint: string;
  /** True where the key itself is wrong, and not its value. */
  isKey?: boolean;
}

/** A site configuration that cannot be used, with every mistake of it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly mistakes: readonly ConfigMistake[];

  constructor(mistakes: readonly ConfigMistake[]) {
    const lines = mistakes.map(({ key, message }) => `  ${keyName(key) || 'the configuration'}: ${message}`);
    const count = lines.length === 1 ? 'a mistake' : `${lines.length} mistakes`;
    super(`site.config.ts has ${count}:\n${lines.join('\n')}`);
    this.mistakes = mistakes;
  }
}

/** A value and what is said about it. What is long stands in the file to be seen. */
function about(value: unknown, words: string): string {
  if (typeof value === 'object') return words;
  return `${describeValue(value).replace('the text ', '')} ${words}`;
}

/** Whoever writes null or false means that there is to be none. */
function noneHint({ kind, path }: Finding, value: unknown): string | undefined {
  if (kind === 'unknown' || kind === 'missing' || (value !== null && value !== false)) return undefined;
  const name = String(path.at(-1));
  if (path.length === 1 && (name === 'docs' || name === 'blog')) return `For none, remove content/${name}.`;
  const how = absence(siteSchema, path);
  if (how === undefined) return undefined;
  return how === 'null' ? `For none, write ${name}: null.` : `For none, leave \`${name}\` out.`;
}

function shapeHint({ path, expected }: Finding, value: unknown): string {
  const itemKeys = expected.includes('array') ? knownKeys(siteSchema, [...path, 0, '']) : [];
  if (itemKeys.length > 0 && typeof value === 'object') return `Write a list of entries: [{ ${itemKeys.join(', ')} }].`;
  const keys = expected.every((type) => type === 'object') ? knownKeys(siteSchema, [...path, '']) : [];
  if (keys.length > 0) return `Write keys with values: ${listNames(keys, 'and')}.`;
  const last = path.at(-1);
  const key = typeof last === 'string' && !/^[a-z_$][\w$]*$/i.test(last) ? `'${last}'` : last;
  return typeHint(typeof key === 'string' ? key : undefined, expected, value);
}

function explain(finding: Finding, input: unknown): ConfigMistake {
  const value = valueAt(input, finding.path);
  const mistake = explainValue(finding, value);
  return { ...mistake, key: finding.path, hint: noneHint(finding, value) ?? mistake.hint };
}

function explainValue(finding: Finding, value: unknown): Omit<ConfigMistake, 'key'> {
  const { kind, path, expected, allowed, message, key } = finding;
  const { description = '' } = fieldInfo(siteSchema, path);
  if (kind === 'unknown' && key !== undefined) {
    const known = knownKeys(siteSchema, path);
    const others = known.length > 0 ? `Known here: ${listNames(known, 'and')}.` : 'Remove it.';
    const hint = foreignKeyHint(path) ?? didYouMean(key, known, others);
    return { message: 'is no key of the configuration', hint, isKey: true };
  }
  if (kind === 'missing') return { message: 'is missing', hint: description || 'Add it.' };
  if (message !== undefined) return { message: about(value, message), hint: description };
  if (kind === 'type' || (kind === 'null' && allowed.length === 0)) {
    const types = expected.map(describeType).join(' or ') || 'something else';
    return { message: `is ${describeValue(value)}, and should be ${types}`, hint: shapeHint(finding, value) };
  }
  const hint = allowed.length > 0 ? `Write ${listNames(allowed)}.` : (rangeHint(siteSchema, path) ?? description);
  if (value === '' || value === null || (Array.isArray(value) && value.length === 0))
    return { message: 'is empty', hint: hint || 'Write a text.' };
  return { message: about(value, 'is not allowed'), hint };
}

/** True where a form has all the keys that it needs and no other, and what is wrong are their values. */
const isMeant = (issues: readonly z.core.$ZodIssue[], value: unknown): boolean =>
  issues.every(({ path }) => path.length > 1 || (path.length === 1 && valueAt(value, path) !== undefined));

/** What to write in place of a key of an entry that none of its forms has. */
function entryKeyHint(path: ConfigKey, key: string, known: readonly string[]): string {
  return foreignKeyHint([...path, key]) ?? (known.includes(key) ? '' : didYouMean(key, known, ''));
}

/** Where none of several forms fits, the schema's own sentence about them says more than what each of them lacks. */
function explainIssue(issue: z.core.$ZodIssue, input: unknown): ConfigMistake[] {
  if (issue.code === 'invalid_union' && !issue.message.startsWith('Invalid')) {
    const value = valueAt(input, issue.path);
    const meant = issue.errors.find((inner) => isMeant(inner, value));
    if (meant) return meant.flatMap((inner) => explainIssue({ ...inner, path: [...issue.path, ...inner.path] }, input));
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    const known = knownKeys(siteSchema, [...path, '']);
    const hints = Object.keys(recordOf(value)).map((key) => entryKeyHint(path, key, known));
    const hint = hints.find((text) => text !== '') ?? fieldInfo(siteSchema, path).description ?? '';
    return [{ key: issue.path, message: about(value, issue.message), hint }];
  }
  if (issue.code === 'invalid_key')
    return schemaFindings({ issues: [issue] }, input).map(({ path, message = 'is not allowed' }) => {
      const hint = fieldInfo(siteSchema, path.slice(0, -1)).description ?? '';
      return { key: path, message, hint, isKey: true };
    });
  return schemaFindings({ issues: [issue] }, input).map((finding) => explain(finding, input));
}

/** Everything that is wrong with the values of a site configuration, or the configuration with its defaults. */
export function readConfig(input: unknown): SiteConfig | ConfigError {
  const result = siteSchema.safeParse(input);
  if (!result.success) {
    const all = result.error.issues.flatMap((issue) => explainIssue(issue, input));
    // A key that is only misspelt is not missing too.
    const isMisspelt = ({ key }: ConfigMistake) =>
      all.some((other) => other.isKey && other.hint === `Did you mean \`${String(key.at(-1))}\`?`);
    const mistakes = all.filter((mistake) => mistake.message !== 'is missing' || !isMisspelt(mistake));
    // Whoever writes a list for a text learns nothing from the least length of a text.
    return new ConfigError(uniqBy(mistakes, ({ key }) => keyName(key)));
  }
  const faint = faintColors(result.data.theme);
  if (faint.length === 0) return result.data;
  return new ConfigError(faint.map(({ key, message, nearest }) => ({ key, message, hint: `Write '${nearest}'.` })));
}

/**
 * Checks the values of site.config.ts and fills in defaults.
 * @throws ConfigError with every mistake, each naming the key and what is wrong with it.
 */
export function validateSiteConfig(input: unknown): SiteConfig {
  const result = readConfig(input);
  if (result instanceof ConfigError) throw result;
  return result;
}
