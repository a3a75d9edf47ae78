import { parseJson } from '../../check/content/json-source';
import { type DataPath, type DataSource, parseYaml } from '../../check/content/yaml-source';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import type { Diagnostic } from '../../report/diagnostic';
import { createLineIndex, type Place } from '../../report/place';
import { recordOf } from '../../report/values';
import type { ManifestRow } from '../adapters/adapter';
import { collections } from './collections';
import type { FieldModel } from './field-model';

/** Place of a result for an editor: a field by its front matter key, or a range in the body. */
export type EntryPlace = { field: string } | { body: Place } | undefined;

/** `field title`, `body 3:1` or empty. */
export function placeText(place: EntryPlace): string {
  if (!place) return '';
  return 'field' in place ? `field ${place.field}` : `body ${place.body.line}:${place.body.column}`;
}

function writtenPaths(value: unknown, models: readonly FieldModel[], under: DataPath): DataPath[] {
  return Object.entries(recordOf(value)).flatMap(([name, inner]) => {
    const path = [...under, name];
    const members = models.find((model) => model.name === name)?.members ?? [];
    return [path, ...(members.length > 0 ? writtenPaths(inner, members, path) : [])];
  });
}

function fieldAt(source: DataSource, models: readonly FieldModel[], key: string | undefined, at: Place) {
  const under = key === undefined ? [] : [key];
  const value = key === undefined ? source.value : recordOf(source.value)[key];
  let last: DataPath | undefined;
  for (const path of writtenPaths(value, models, under)) {
    const { line, column } = source.keyPlace(path);
    if (line < at.line || (line === at.line && column <= at.column)) last = path;
  }
  return last?.slice(under.length).join('.');
}

/** Finds the field or the range in the body for a result of the content check. */
export function entryPlace(
  { kind, key }: Pick<ManifestRow, 'kind'> & { key?: string | undefined },
  text: string,
  found: Diagnostic,
): EntryPlace {
  if (kind === 'media') return undefined;
  const { form, fields } = collections[kind];
  const unified = text.replace(/\r\n?/g, '\n');
  const lines = createLineIndex(unified);
  if (form !== 'document') {
    const source = found.file.endsWith('.json') ? parseJson(unified, lines) : parseYaml(unified, 0, lines);
    const field = fieldAt(source, fields, key, found);
    return field === undefined ? undefined : { field };
  }
  const head = splitFrontMatter(unified);
  const headLines = head ? lines.place(head.bodyStart).line - 1 : 0;
  const field =
    head && found.line <= headLines
      ? fieldAt(parseYaml(head.yaml, head.yamlStart, lines), fields, undefined, found)
      : undefined;
  if (field !== undefined) return { field };
  // A wrong address that no field sets comes from the path.
  if (found.code.startsWith('route/')) return { field: 'path' };
  if (found.code === 'front-matter/no-title') return { field: 'title' };
  if (found.code === 'blog/no-date') return { field: 'date' };
  if (found.line <= headLines) return undefined;
  const { line, column, endLine, endColumn } = found;
  return { body: { line: line - headLines, column, endLine: endLine - headLines, endColumn } };
}
