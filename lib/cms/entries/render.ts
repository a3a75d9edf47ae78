import sortBy from 'lodash-es/sortBy.js';
import { reasonOf } from '../../report/reason-of';
import type { CmsEntry } from '../adapters/adapter';
import { collections } from './collections';
import { documentText, opensWithFence } from './document-text';
import { fromFieldValue } from './field-values';
import { mergeYaml } from './merge-yaml';
import { joinParts, partText } from './parts-file';
import { zeroPlace } from './zero';

/** What keeps an entry from being written or shown. */
export interface EntryProblem {
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

function brokenFields(entry: CmsEntry): Map<string, string> {
  return new Map(
    collections[entry.kind].fields.flatMap((model): [string, string][] => {
      try {
        fromFieldValue(model, entry.fields[model.name]);
        return [];
      } catch (error) {
        return [[model.name, reasonOf(error)]];
      }
    }),
  );
}

/** What keeps an entry from being written: nothing else can judge it then. What it says is judged in the file it becomes, by the content check. */
export function entryProblems(entry: CmsEntry): EntryProblem[] {
  const { form } = collections[entry.kind];
  if (size(entry) > maxEntry) {
    const megabytes = (size(entry) / 1e6).toFixed(1);
    return [{ place: 'body', message: `it has ${megabytes} MB; the most a sync takes is ${maxEntry / 1e6} MB` }];
  }
  const found = Array.from(brokenFields(entry), ([name, message]) => ({ place: `field ${name}`, message }));
  if (form === 'document' && opensWithFence(entry.body))
    found.push({ place: 'body 1:1', message: 'it opens with ---, as front matter does; put its keys into the fields' });
  const zero = zeroPlace(entry.body);
  if (zero !== undefined)
    found.push({ place: `body ${zero}`, message: 'it holds a character that no page can show (U+0000); remove it' });
  return found;
}

/**
 * What of an entry can be written in any case: the fields that are sound. It stands for the entry while the rest is
 * checked, so that links to it are not named as broken beside what is really wrong. It is never published.
 */
export function standInFor(entry: CmsEntry): CmsEntry {
  const broken = brokenFields(entry);
  const fields = Object.entries(entry.fields).filter(([name]) => !broken.has(name));
  return { ...entry, source: '', body: '', fields: Object.fromEntries(fields) };
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
    const sorted = sortBy(sharing, 'order', ({ key = '' }) => key);
    const texts = sorted.map((entry) =>
      partText(collections[entry.kind].fields, { key: entry.key ?? '', source: entry.source, values: entry.fields }),
    );
    files.push({ path, text: joinParts(texts), entries: sorted });
  }
  return files;
}

/** What is wrong with an entry that `tryRender` cannot make a file of. */
export const unrenderable = 'its fields cannot be written into what it was imported with; empty the source';

/** Makes files of entries; undefined where that is impossible for one of them. */
export function tryRender(entries: readonly CmsEntry[]): RenderedFile[] | undefined {
  try {
    return renderFiles(entries);
  } catch {
    return undefined;
  }
}
