import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../check/diagnostic';
import type { CmsAdapter, ManifestRow } from './adapter';
import { splitDocument } from './document-text';
import type { LockRow } from './lock-file';
import { rowKey } from './plan';

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

function fieldAt(head: string, line: number): string | undefined {
  const above = head.split('\n').slice(0, line).reverse();
  return above.map((text) => /^([\w-]+)\s*:/.exec(text)?.[1]).find((name) => name !== undefined);
}

function placeIn(text: string, { line, column }: Diagnostic, isDocument: boolean): string {
  if (!isDocument) return `line ${line}:${column}`;
  const { head } = splitDocument(text.replace(/\r\n?/g, '\n'));
  const headLines = head === '' ? 0 : head.split('\n').length - 1;
  if (line > headLines) return `body ${line - headLines}:${column}`;
  const field = fieldAt(head, line);
  return field ? `field ${field}` : '';
}

/** Row a diagnostic belongs to; of a file of many entries the one whose key stands at or above the line. */
function ownerOf(rows: readonly LockRow[], text: string, line: number): LockRow | undefined {
  if (rows.length < 2) return rows[0];
  const above = text.split('\n').slice(0, line).reverse();
  return (
    above.map((start) => rows.find(({ key }) => key !== undefined && start.startsWith(`${key}:`))).find((row) => row) ??
    rows[0]
  );
}

/** Letters of a message that are shown. It may quote what an author wrote, which may be anything. */
const longestMessage = 1000;

/**
 * Says the problems of a staged tree in the terms of whoever can mend them: the entry and field for what comes from
 * the CMS, the file and line for the rest.
 */
export function describeDiagnostics(
  diagnostics: readonly Diagnostic[],
  rows: readonly LockRow[],
  tree: string,
  adapter: CmsAdapter,
): string[] {
  const byPath = new Map<string, LockRow[]>();
  for (const row of rows) byPath.set(row.path, [...(byPath.get(row.path) ?? []), row]);
  const named = (message: string) =>
    message.slice(0, longestMessage).replace(/[^\s"`]+\.(?:mdx?|json|ya?ml)\b/g, (path) => {
      const row = byPath.get(path)?.[0];
      return row ? `${labelOf(row, row.title)} (${path})` : path;
    });
  return diagnostics.map((diagnostic) => {
    const { file, line, column, message, hint } = diagnostic;
    const text = `${named(message)}${hint ? `. ${hint}` : ''}`;
    const sharing = byPath.get(file);
    if (!sharing) return `${file}:${line}:${column}: ${text}`;
    const source = readFileSync(join(tree, file), 'utf8');
    const row = ownerOf(sharing, source, line);
    if (!row) return `${file}:${line}:${column}: ${text}`;
    const place = placeIn(source, diagnostic, /\.mdx?$/.test(file));
    return entryLine(adapter, row, { title: row.title, place, message: text });
  });
}
