import { isMap, isScalar, stringify } from 'yaml';
import { dataFileBounds, parseDocumentText, yamlExcess } from '../../check/content/yaml-document';
import { createLineIndex } from '../../report/place';
import { recordOf } from '../../report/values';
import type { FieldModel } from './field-model';
import type { FieldValues } from './field-values';
import { mergeYaml } from './merge-yaml';

/** Splits a YAML file, all of it, at its top-level keys. @throws Error if it is no map of keys, or too long */
export function splitParts(text: string) {
  const tooMuch = yamlExcess(text, dataFileBounds);
  if (tooMuch) throw new Error(tooMuch);
  const document = parseDocumentText(text);
  const [error] = document.errors;
  if (error) throw new Error(`${error.message} (line ${createLineIndex(text).place(error.pos[0]).line})`);
  if (document.contents === null) return [];
  if (!isMap(document.contents)) throw new Error('it is no map of keys');
  const pairs = document.contents.items.map(({ key }) => {
    if (!isScalar(key) || !key.range) throw new Error('a key of it is no text');
    return { key: String(key.value), start: key.range[0] };
  });
  const data = recordOf(document.toJS());
  return pairs.map(({ key, start }, index) => ({
    key,
    source: text.slice(index === 0 ? 0 : start, pairs[index + 1]?.start ?? text.length),
    data: recordOf(data[key]),
  }));
}

function holdsOnly(source: string, key: string): boolean {
  if (yamlExcess(source, dataFileBounds)) return false;
  const { contents, errors } = parseDocumentText(source);
  const [only, ...more] = isMap(contents) ? contents.items : [];
  return errors.length === 0 && more.length === 0 && isScalar(only?.key) && String(only.key.value) === key;
}

/** Text of one part: its source where that says what the fields say. @throws Error if YAML in a field is broken */
export function partText(
  models: readonly FieldModel[],
  { key, source, values }: { key: string; source: string; values: FieldValues },
): string {
  const known = holdsOnly(source, key) ? source : stringify({ [key]: {} });
  return mergeYaml(known, models, values, { under: [key] });
}

/** Joins parts to a file; each starts on a new line. */
export function joinParts(parts: readonly string[]): string {
  return parts.map((part, index) => (index < parts.length - 1 && !part.endsWith('\n') ? `${part}\n` : part)).join('');
}
