import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import groupBy from 'lodash-es/groupBy.js';
import { parseYaml } from '../../check/content/yaml-source';
import { type Diagnostic, sentencesOf } from '../../report/diagnostic';
import { createLineIndex } from '../../report/place';
import type { CmsAdapter, ManifestRow } from '../adapters/adapter';
import { entryPlace, placeText } from '../entries/entry-place';
import type { LockRow } from './lock-file';
import { rowKey } from './plan';

const absence =
  /^(?:link\/.*|(?:file|image|redirect)\/missing(?:-target)?|reference\/.*|config\/(?:broken-link|main-doc|missing-file))$/;

/** Whether a code of the content check can mean that something else is missing: a page, a file, an author. */
export function isAbsence(code: string): boolean {
  return absence.test(code);
}

/** Something wrong with the site as it would be. */
export interface Problem {
  /** What it is told from others by. */
  id: string;
  /** Row it is in; absent for a file of the site's own. */
  key?: string;
  line: string;
}

/** Name of an entry in messages. */
export function labelOf(row: Pick<ManifestRow, 'kind' | 'id'>, title: string): string {
  return `cms:${rowKey(row)}${title ? ` "${title}"` : ''}`;
}

/** One line about an entry: where, what, and the page on which it can be mended. */
export function entryLine(
  adapter: CmsAdapter,
  row: Pick<ManifestRow, 'kind' | 'id'>,
  { title, place, message }: { title: string; place: string; message: string },
): string {
  return `${labelOf(row, title)}${place ? ` ${place}` : ''}: ${message} → ${adapter.editAddress(row)}`;
}

/** The same as a problem of the entry. */
export function entryProblem(...args: Parameters<typeof entryLine>): Problem {
  const line = entryLine(...args);
  return { id: line, key: rowKey(args[1]), line };
}

/** Row a finding of a file belongs to; of a file of many entries the one whose key stands at or above the line. */
export function ownerOf<Row extends { key?: string | undefined }>(
  rows: readonly Row[],
  text: string,
  line: number,
): Row | undefined {
  const [first] = rows;
  if (rows.length < 2) return first;
  const unified = text.replace(/\r\n?/g, '\n');
  const source = parseYaml(unified, 0, createLineIndex(unified));
  const starts = rows.map((row) => ({ row, start: source.keyPlace([row.key ?? '']).line }));
  const above = starts.filter(({ start }) => start <= line);
  return above.reduce((last, next) => (next.start > last.start ? next : last), above[0] ?? { row: first, start: 0 })
    .row;
}

/** Letters of a message that are shown. It may quote what an author wrote, which may be anything. */
const longestMessage = 1000;

/** Says problems in the terms of whoever can mend them: entry and field for the CMS, file and line for the rest. */
export function describeDiagnostics(
  diagnostics: readonly Diagnostic[],
  rows: readonly LockRow[],
  tree: string,
  adapter: CmsAdapter,
): Problem[] {
  const byPath = groupBy(rows, 'path');
  const named = (message: string) =>
    message.slice(0, longestMessage).replace(/[^\s"`]+\.(?:mdx?|json|ya?ml)\b/g, (path) => {
      const row = byPath[path]?.[0];
      return row ? `${labelOf(row, row.title)} (${path})` : path;
    });
  return diagnostics.map((diagnostic): Problem => {
    const { code, file, line, column, message, hint } = diagnostic;
    const id = `${file}:${line}:${column} ${code}`;
    const text = sentencesOf({ message: named(message), hint });
    const sharing = byPath[file];
    const source = sharing ? readFileSync(join(tree, file), 'utf8') : '';
    const row = sharing && ownerOf(sharing, source, line);
    if (!row) return { id, line: `${file}:${line}:${column}: ${text}` };
    const place = placeText(entryPlace(row, source, diagnostic));
    return { id, key: rowKey(row), line: entryLine(adapter, row, { title: row.title, place, message: text }) };
  });
}
