import { Document, isMap } from 'yaml';
import {
  countKeys,
  dataFileBounds,
  excess,
  frontMatterBounds,
  parseDocumentText,
  type YamlBounds,
  yamlExcess,
} from '../../check/content/yaml-document';
import { valueAt } from '../../report/schema-findings';
import type { FieldModel } from './field-model';
import { type FieldValues, fromFieldValue, sameMeaning } from './field-values';

type YamlDocument = Document.Parsed | Document;

/** @throws Error if the text is too long */
function parsed(source: string, bounds: YamlBounds): YamlDocument | undefined {
  const tooMuch = yamlExcess(source, bounds);
  if (tooMuch) throw new Error(`its source is not read: ${tooMuch}`);
  const document = parseDocumentText(source);
  const keys = countKeys(document);
  if (keys > bounds.keys) throw new Error(`its source is not read: ${excess('keys', keys, bounds.keys)}`);
  return document.errors.length === 0 && (document.contents === null || isMap(document.contents))
    ? document
    : undefined;
}

/**
 * YAML (or JSON, with `json`) for fields. If the imported source has the same values it is returned unchanged, so that
 * comments, order and quotes stay and unedited files do not change. Otherwise only the changed keys are replaced in it.
 * @param source imported text; empty for an entry that was created in the CMS
 * @throws Error if YAML in a field is broken, or the source is too long
 */
export function mergeYaml(
  source: string,
  models: readonly FieldModel[],
  values: FieldValues,
  { under = [], json = false }: { under?: readonly string[]; json?: boolean } = {},
): string {
  const bounds = json || under.length > 0 ? dataFileBounds : frontMatterBounds;
  const document = parsed(source.replaceAll('\r\n', '\n'), bounds);
  const merged = document ?? new Document({});
  const before: unknown = merged.toJS({ maxAliasCount: 100 });
  let changed = document === undefined;
  for (const model of models) {
    const path = [...under, model.name];
    const old = merged.hasIn(path) ? valueAt(before, path) : undefined;
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
  if (json) return `${JSON.stringify(merged.toJS() ?? {}, null, 2)}\n`;
  if (!isMap(merged.contents) || merged.contents.items.length === 0) return '';
  const text = merged.toString({ lineWidth: 0, flowCollectionPadding: false });
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}
