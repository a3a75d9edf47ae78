import { join } from 'node:path';
import { toDiagnostic } from '../../check/content/content-codes';
import { fileFacts } from '../../check/content/file-facts';
import { fileKind } from '../../content/files/file-kind';
import { hash } from '../../node/hash';
import { type Diagnostic, sentencesOf } from '../../report/diagnostic';
import type { CmsEntry, ManifestRow } from '../adapters/adapter';
import { payloadEntry } from '../adapters/payload-entry';
import { fieldProblem } from '../editor/field-problem';
import { collections } from '../entries/collections';
import { entryPlace, placeText } from '../entries/entry-place';
import { type EntryProblem, entryProblems, renderFiles, standInFor, tryRender, unrenderable } from '../entries/render';
import { mediaProblem } from '../media/media-problem';
import type { CheckOptions } from '../sync/check-staged';
import { entryLine } from '../sync/describe-problem';
import type { Fetched } from '../sync/fetch-all';
import { pathProblems, rowKey } from '../sync/plan';
import { hashOfFile, listTree } from '../sync/tree';
import type { LiveEntry } from './live-entries';

/** Mistakes of the content check in a draft itself. Broken links do not count: the page can be shown. */
function draftProblems(entry: CmsEntry, text: string, allowedKeys: readonly string[]): EntryProblem[] {
  const kind = fileKind(entry.path);
  if (!kind || collections[entry.kind].form !== 'document') return [];
  const bytes = new TextEncoder().encode(text);
  const { problems } = fileFacts({ path: entry.path, kind, bytes, allowedKeys, untrusted: true });
  return problems
    .map((problem): Diagnostic => toDiagnostic(entry.path, problem))
    .filter(({ severity }) => severity === 'error')
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map((found) => ({ place: placeText(entryPlace(entry, text, found)), message: sentencesOf(found) }));
}

/** Escapes a text so that Markdown shows it as it is. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

function sourceBlock(source: string, lines: readonly string[]): string {
  // A file with the character itself could not be read.
  const body = source.replaceAll('\0', '\u2400');
  const runs = (body.match(/`+/g) ?? []).map(({ length }) => length);
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  const marked = lines.length > 0 ? ` {${[...new Set(lines)].join(',')}}` : '';
  return `${fence}md showLineNumbers${marked}\n${body}${body.endsWith('\n') ? '' : '\n'}${fence}\n`;
}

function withoutBrokenFields(entry: CmsEntry): CmsEntry {
  const model = collections[entry.kind];
  const sound = model.fields.filter((field) => fieldProblem(model, field, entry.fields[field.name]) === undefined);
  return { ...standInFor(entry), fields: Object.fromEntries(sound.map(({ name }) => [name, entry.fields[name]])) };
}

/** Page of the preview for a draft that cannot be shown: its mistakes and its marked text, in the draft's place. */
function problemPage(entry: CmsEntry, problems: readonly EntryProblem[]): string | undefined {
  const items = problems.map(({ place, message }) => `- **${plain(place || 'entry')}**: ${plain(message)}\n`);
  const lines = problems.flatMap(({ place }) => /^body (\d+):/.exec(place)?.[1] ?? []);
  const body = `:::danger[This draft cannot be shown yet]\n\n${items.join('')}\n:::\n\n${sourceBlock(entry.body, lines)}`;
  const sound = withoutBrokenFields(entry);
  const title = sound.fields['title'] ?? entry.title;
  const page = { ...sound, fields: { ...sound.fields, title, format: 'mdx' }, body };
  return tryRender([page])?.[0]?.text;
}

export interface DraftOptions extends Pick<CheckOptions, 'adapter' | 'contentDir' | 'owned'> {
  allowedKeys: readonly string[];
}

export type Files = Map<string, Uint8Array | string>;

/** The file of an entry, or one that shows its mistakes; without text if there is nothing to show. */
function shownFile(entry: CmsEntry, problemsOf: (entry: CmsEntry, text: string) => EntryProblem[]) {
  const unwritable = entryProblems(entry);
  const [file] = unwritable.length > 0 ? [] : (tryRender([entry]) ?? []);
  if (!file && unwritable.length === 0) unwritable.push({ place: 'field source', message: unrenderable });
  const problems = file ? problemsOf(entry, file.text) : unwritable;
  if (problems.length === 0) return { text: file?.text, problems };
  return { text: collections[entry.kind].form === 'document' ? problemPage(entry, problems) : undefined, problems };
}

/** Makes files of drafts. Drafts with mistakes become files that show these. */
export class DraftFiles {
  readonly #options: DraftOptions;
  readonly #judged = new Map<string, { text: string; problems: EntryProblem[] }>();

  constructor(options: DraftOptions) {
    this.#options = options;
  }

  filesOf(rows: readonly ManifestRow[], fetched: Fetched): { files: Files; lines: string[] } {
    const { adapter, contentDir, owned } = this.#options;
    const files: Files = new Map();
    const { others, otherLinks } = listTree(contentDir, owned);
    const misplaced = pathProblems(rows, owned, [...others, ...otherLinks]);
    const lines = misplaced.map(([row, message]) =>
      notShown(adapter, row, { title: '', place: 'field path', message }),
    );
    const refused = new Set(misplaced.map(([row]) => rowKey(row)));
    const sound = rows.filter((row) => !refused.has(rowKey(row)));
    for (const row of sound) {
      const bytes = row.kind === 'media' ? fetched.media.get(rowKey(row))?.bytes : undefined;
      const message = bytes && mediaProblem(row.path, bytes);
      if (message) lines.push(notShown(adapter, row, { title: row.path, place: 'file', message }));
      else if (bytes) files.set(row.path, bytes);
    }
    const parts: CmsEntry[] = [];
    for (const entry of sound.flatMap((row) => fetched.entries.get(rowKey(row)) ?? [])) {
      const { text, problems } = this.#shown(entry);
      const { form } = collections[entry.kind];
      const lineOf = form === 'document' ? shownWithProblem : notShown;
      for (const problem of problems) lines.push(lineOf(adapter, entry, { ...problem, title: entry.title }));
      if (form === 'part' && problems.length === 0) parts.push(entry);
      if (form !== 'part' && text !== undefined) files.set(entry.path, text);
    }
    for (const { path, text } of renderFiles(parts)) files.set(path, text);
    return { files, lines };
  }

  savedText(entry: CmsEntry): string | undefined {
    return this.#shown(entry).text;
  }

  /** Text of an entry in a form. Its path and its imported text are those of the saved entry. */
  liveText({ kind, id, fields }: LiveEntry, { path, source }: CmsEntry): string | undefined {
    const { allowedKeys } = this.#options;
    const entry = payloadEntry(kind, { ...fields, id, updatedAt: '' });
    return entry && shownFile({ ...entry, path, source }, (one, text) => draftProblems(one, text, allowedKeys)).text;
  }

  #shown(entry: CmsEntry) {
    return shownFile(entry, (one, text) => this.#problemsOf(one, text));
  }

  /** Results for the same state of an entry are cached. */
  #problemsOf(entry: CmsEntry, text: string): EntryProblem[] {
    const known = this.#judged.get(rowKey(entry));
    if (known?.text === text) return known.problems;
    const { contentDir, allowedKeys } = this.#options;
    // Files of the site were checked when they were made.
    const isSynced = hashOfFile(join(contentDir, entry.path)) === hash(text);
    const problems = isSynced ? [] : draftProblems(entry, text, allowedKeys);
    this.#judged.set(rowKey(entry), { text, problems });
    return problems;
  }
}

type LineOf = typeof entryLine;

/** Reports why an entry is not in the preview. */
export const notShown: LineOf = (...args) => `Not shown: ${entryLine(...args)}`;
const shownWithProblem: LineOf = (...args) => `Shown with its problem: ${entryLine(...args)}`;
