import { Document, isMap, parseDocument } from 'yaml';
import type { FieldModel } from './field-model';
import { type FieldValues, fromFieldValue, sameMeaning } from './field-values';

type YamlDocument = Document.Parsed | Document;

function parsed(source: string): YamlDocument | undefined {
  const document = parseDocument(source);
  return document.errors.length === 0 && (document.contents === null || isMap(document.contents))
    ? document
    : undefined;
}

/**
 * YAML (or JSON, with `json`) that says what the fields say. What it was imported from stays as it is where it says
 * the same, so that comments, order and quotes of an author survive and untouched files come back byte by byte; else
 * the keys that changed are changed in it.
 * @param source text it was imported from; empty for an entry that was made in the CMS
 * @param under keys the fields live below
 * @throws Error where YAML in a field is broken
 */
export function mergeYaml(
  source: string,
  models: readonly FieldModel[],
  values: FieldValues,
  { under = [], json = false }: { under?: readonly string[]; json?: boolean } = {},
): string {
  const document = parsed(source.replaceAll('\r\n', '\n'));
  const merged = document ?? new Document({});
  let changed = document === undefined;
  for (const model of models) {
    const path = [...under, model.name];
    const old: unknown = merged.hasIn(path) ? readIn(merged, path) : undefined;
    const value = fromFieldValue(model, values[model.name]);
    if (sameMeaning(model, old, value)) continue;
    changed = true;
    if (value === undefined) merged.deleteIn(path);
    else merged.setIn(path, merged.createNode(value));
  }
  if (under.length > 0 && !merged.hasIn(under)) {
    changed = true;
    merged.setIn(under, {});
  }
  if (!changed) return source;
  const data: unknown = merged.toJS() ?? {};
  if (json) return `${JSON.stringify(data, null, 2)}\n`;
  if (Object.keys(data as object).length === 0) return '';
  const text = merged.toString({ lineWidth: 0, flowCollectionPadding: false });
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

function readIn(document: YamlDocument, path: readonly string[]): unknown {
  const data: unknown = document.toJS({ maxAliasCount: 100 });
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    data,
  );
}
