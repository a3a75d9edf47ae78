import groupBy from 'lodash-es/groupBy.js';
import partition from 'lodash-es/partition.js';
import sortBy from 'lodash-es/sortBy.js';
import { attempt } from '../../report/attempt';
import { reasonOf } from '../../report/reason-of';
import type { CmsEntry } from '../adapters/adapter';
import { collections } from './collections';
import { documentText, opensWithFence } from './document-text';
import { fromFieldValue } from './field-values';
import { mergeYaml } from './merge-yaml';
import { joinParts, partText } from './parts-file';
import { zeroPlace } from './zero';

export interface EntryProblem {
  /** `field title`, `body 3:1` or empty. */
  place: string;
  message: string;
}

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

/** Why an entry cannot be written, which makes other checks impossible. The content check judges what it says, in the file. */
export function entryProblems(entry: CmsEntry): EntryProblem[] {
  if (entry.flaw !== undefined) return [{ place: 'body', message: entry.flaw }];
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

/** The valid fields of an entry. They stand in for it during the check, so that links to it are not broken; never published. */
export function standInFor(entry: CmsEntry): CmsEntry {
  const broken = brokenFields(entry);
  const fields = Object.entries(entry.fields).filter(([name]) => !broken.has(name));
  return { ...entry, source: '', body: '', fields: Object.fromEntries(fields) };
}

function fileText({ kind, path, source, body, fields }: CmsEntry): string {
  const { form, fields: models } = collections[kind];
  if (form === 'document') return documentText(source, models, fields, body);
  return mergeYaml(source, models, fields, { json: path.endsWith('.json') });
}

/** Makes files of valid entries: one each, or one for all entries that share a path. */
export function renderFiles(entries: readonly CmsEntry[]): RenderedFile[] {
  const [parts, others] = partition(entries, ({ kind }) => collections[kind].form === 'part');
  return [
    ...others.map((entry) => ({ path: entry.path, text: fileText(entry), entries: [entry] })),
    ...Object.entries(groupBy(parts, 'path')).map(([path, sharing]) => {
      const sorted = sortBy(sharing, 'order', ({ key = '' }) => key);
      const texts = sorted.map(({ kind, key = '', source, fields: values }) =>
        partText(collections[kind].fields, { key, source, values }),
      );
      return { path, text: joinParts(texts), entries: sorted };
    }),
  ];
}

/** Why `tryRender` cannot make a file of an entry. */
export const unrenderable = 'its fields cannot be written into what it was imported with; empty the source';

/** Makes files of entries; undefined if one of them cannot be written. */
export function tryRender(entries: readonly CmsEntry[]): RenderedFile[] | undefined {
  return attempt(() => renderFiles(entries), undefined);
}
