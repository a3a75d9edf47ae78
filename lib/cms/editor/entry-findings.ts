import { basename, dirname } from 'node:path';
import { splitTranslation } from '../../content/files/translations';
import { isExcluded } from '../../mdx/excluded-path';
import { type Diagnostic, sentencesOf } from '../../report/diagnostic';
import type { CmsEntry } from '../adapters/adapter';
import { collections } from '../entries/collections';
import { entryPlace } from '../entries/entry-place';
import { ownerOf } from '../sync/describe-problem';
import { pathProblems, rowKey } from '../sync/plan';
import { isEntry, type PublishedSite } from './published-site';
import type { Consequence, EntryFinding } from './verdict';

interface EntryFile {
  text: string;
  sharing: readonly CmsEntry[];
}

/** Results of the content check for an entry, by fields of its form. */
export function findingsOf(
  entry: CmsEntry,
  { text, sharing }: EntryFile,
  diagnostics: readonly Diagnostic[],
): EntryFinding[] {
  return diagnostics.flatMap((found): EntryFinding[] => {
    if (found.file !== entry.path || ownerOf(sharing, text, found.line) !== entry) return [];
    const place = entryPlace(entry, text, found);
    const { severity, code } = found;
    const base = { severity, code, message: sentencesOf(found) };
    if (!place) return [{ ...base, field: collections[entry.kind].form === 'document' ? 'body' : 'path' }];
    return ['field' in place ? { ...base, field: place.field } : { ...base, field: 'body', place: place.body }];
  });
}

function idOf({ file, code, message }: Diagnostic): string {
  return `${file}\n${code}\n${message}`;
}

/** New results of the content check in other files, each with the entry of its file. */
export function consequencesOf(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  published: PublishedSite,
): Consequence[] {
  const known = new Set(before.map(idOf));
  return after
    .filter((found) => !known.has(idOf(found)))
    .map((found) => {
      const { severity, code } = found;
      // A file outside of content/ is the site's configuration.
      const file = found.file.startsWith('../') ? basename(found.file) : found.file;
      const entries = published.entriesAt(file);
      const [linking] = entries;
      const text = linking && published.textOf(entries);
      const place = linking && text !== undefined ? entryPlace(linking, text, found) : undefined;
      const { line, column } = place && 'body' in place ? place.body : found;
      return {
        severity,
        code,
        file,
        line,
        column,
        message: sentencesOf(found),
        ...(linking && { entry: { kind: linking.kind, id: linking.id, title: linking.title } }),
      };
    });
}

/** If two entries share an address, the second one is reported, whichever the check names. */
export function clashFinding({ kind, fields }: CmsEntry, { severity, code, file, message }: Consequence): EntryFinding {
  const field = collections[kind].form === 'part' ? 'key' : fields['slug'] ? 'slug' : 'path';
  return { severity, code, field, message: `${file}: ${message}` };
}

/** Problems of the sync with the path of an entry. */
export function placeFindings(entry: CmsEntry, published: PublishedSite, owned: readonly string[]): EntryFinding[] {
  const others = published.rows().filter((row) => rowKey(row) !== rowKey(entry));
  const { path, key } = entry;
  const twin = others.find((row) => row.path === path && row.key === key);
  if (twin) {
    const title = isEntry(twin) && twin.title !== '' ? `“${twin.title}”` : rowKey(twin);
    const [field, message] =
      key === undefined
        ? ['path', `${path} belongs to ${title} already. Choose another path.`]
        : ['key', `The key ${key} belongs to ${title} already, in ${path}. Choose another.`];
    return [{ severity: 'error', code: 'cms/path', field, message }];
  }
  const rows = [...others, entry];
  // A CMS that owns nothing yet will own the folders of its entries.
  const originals = rows.map((row) => splitTranslation(row.path)?.original ?? row.path);
  const held = [...new Set(originals.map((original) => original.split('/')[0] ?? original))];
  return pathProblems(rows, owned.length > 0 ? owned : held, published.ownFiles())
    .filter(([row]) => row === entry)
    .map(([, message]) => ({ severity: 'error', code: 'cms/path', field: 'path', message }));
}

/** Why readers see no page of a document although it is published. */
export function hiddenFindings({ kind, path, fields }: CmsEntry): EntryFinding[] {
  if (collections[kind].form !== 'document') return [];
  const warning = (field: string, message: string): EntryFinding => ({
    severity: 'warning',
    code: 'cms/no-page',
    field,
    message,
  });
  return [
    ...(isExcluded(path)
      ? [warning('path', 'No page is made of names that begin with _ or end with .test.mdx. Choose another path.')]
      : []),
    ...(fields['draft'] === true
      ? [warning('draft', 'Readers see no page while Draft is ticked below Settings. Untick it to show the page.')]
      : []),
  ];
}

function folderOf(category: string): string {
  return dirname(splitTranslation(category)?.original ?? category);
}

function holdsDocuments(folder: string, files: readonly string[]): boolean {
  return files.some((file) => file.startsWith(`${folder}/`) && /\.mdx?$/.test(file));
}

const losesLabel = (folder: string) =>
  `The documents in ${folder} keep their place, and lose this label and its settings.`;

const category = { severity: 'warning', code: 'cms/category' } as const;

/** What a category leaves behind that moves, and that it names nothing. The content check finds no mistake in either. */
export function categoryFindings(
  { kind, path }: CmsEntry,
  before: string | undefined,
  published: PublishedSite,
): EntryFinding[] {
  if (kind !== 'categories') return [];
  const files = published.files();
  const folder = folderOf(path);
  const left = before === undefined ? folder : folderOf(before);
  const found: string[] = [];
  if (left !== folder && holdsDocuments(left, files)) found.push(losesLabel(left));
  if (!holdsDocuments(folder, files))
    found.push(`No document is published in ${folder}, so readers do not see this category.`);
  return found.map((message) => ({ ...category, field: 'path', message }));
}

/** What categories leave behind that are taken away, together with files. */
export function categoryLosses(entries: readonly CmsEntry[], published: PublishedSite): Consequence[] {
  const away = new Set(entries.map(({ path }) => path));
  const kept = published.files().filter((file) => !away.has(file));
  return entries
    .filter(({ kind, path }) => kind === 'categories' && holdsDocuments(folderOf(path), kept))
    .map(({ path }) => ({ ...category, file: path, line: 1, column: 1, message: losesLabel(folderOf(path)) }));
}
