import type { CmsEntry } from './adapter';
import { collections } from './collections';
import { documentText, opensWithFence } from './document-text';
import { fromFieldValue, fromFieldValues } from './field-values';
import { mergeYaml } from './merge-yaml';
import { joinParts, partText } from './parts-file';
import { findScriptAddresses, findViolations } from './untrusted';

/** A problem of one entry, at a field or a place of its body. */
export interface EntryProblem {
  entry: CmsEntry;
  /** `field title`, `body 3:1` or nothing. */
  place: string;
  message: string;
}

/** A file made of entries. */
export interface RenderedFile {
  path: string;
  text: string;
  entries: readonly CmsEntry[];
}

const maxEntry = 2_000_000;

function size(entry: CmsEntry): number {
  return Buffer.byteLength(entry.body) + Buffer.byteLength(entry.source);
}

/** What makes an entry unfit to be written at all. */
export function entryProblems(entry: CmsEntry): EntryProblem[] {
  const { fields: models } = collections[entry.kind];
  const problem = (place: string, message: string): EntryProblem => ({ entry, place, message });
  if (size(entry) > maxEntry)
    return [
      problem('body', `it has ${(size(entry) / 1e6).toFixed(1)} MB; the most a sync takes is ${maxEntry / 1e6} MB`),
    ];
  const broken = models.flatMap((model) => {
    try {
      fromFieldValue(model, entry.fields[model.name]);
      return [];
    } catch (error) {
      return [problem(`field ${model.name}`, error instanceof Error ? error.message : String(error))];
    }
  });
  if (broken.length > 0) return broken;
  const data = fromFieldValues(models, entry.fields);
  const addresses = findScriptAddresses(data).map((key) =>
    problem(`field ${key}`, 'the address runs code or holds data; use https, or a path under public/'),
  );
  if (collections[entry.kind].form !== 'document') return addresses;
  if (opensWithFence(entry.body))
    return [...addresses, problem('body 1:1', 'it opens with ---, as front matter does; put its keys into the fields')];
  const format = data['format'] === 'md' ? 'md' : 'mdx';
  const violations = findViolations(entry.body, format).map(({ line, column, message }) =>
    problem(`body ${line}:${column}`, message),
  );
  return [...addresses, ...violations];
}

function byOrder(a: CmsEntry, b: CmsEntry): number {
  return a.order - b.order || ((a.key ?? '') < (b.key ?? '') ? -1 : 1);
}

/** Makes files of sound entries: one each, or one of all entries that share a path. */
export function renderFiles(entries: readonly CmsEntry[]): RenderedFile[] {
  const parts = new Map<string, CmsEntry[]>();
  const files: RenderedFile[] = [];
  for (const entry of entries) {
    const { form, fields: models } = collections[entry.kind];
    const { path, source, body, fields } = entry;
    if (form === 'part') parts.set(path, [...(parts.get(path) ?? []), entry]);
    else
      files.push({
        path,
        text:
          form === 'document'
            ? documentText(source, models, fields, body)
            : mergeYaml(source, models, fields, { json: path.endsWith('.json') }),
        entries: [entry],
      });
  }
  for (const [path, sharing] of parts) {
    const sorted = sharing.sort(byOrder);
    const texts = sorted.map((entry) =>
      partText(collections[entry.kind].fields, { key: entry.key ?? '', source: entry.source, values: entry.fields }),
    );
    files.push({ path, text: joinParts(texts), entries: sorted });
  }
  return files;
}
