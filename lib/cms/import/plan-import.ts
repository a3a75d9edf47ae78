import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sortBy from 'lodash-es/sortBy.js';
import { type ContentCheckOptions, createContentChecker } from '../../check/check-content';
import { readTranslationDates } from '../../content/files/translation-dates';
import { splitTranslation } from '../../content/files/translations';
import { sentencesOf } from '../../report/diagnostic';
import { mediaProblem } from '../media/media-problem';
import { convertBody } from './convert-body';
import { type ContentEntry, readContent } from './read-entries';

type Options = Required<Pick<ContentCheckOptions, 'contentDir' | 'publicDir' | 'site' | 'cacheDir'>>;

/** Entries by their last change, originals first: the CMS dates them in this order, which says what is outdated. */
function inOrderOfChange(contentDir: string, entries: readonly ContentEntry[]): ContentEntry[] {
  const updates = readTranslationDates(contentDir);
  const lastChange = ({ path }: ContentEntry) => Date.parse(updates.get(path)?.date ?? '9999');
  return sortBy(entries, lastChange, ({ path }) => splitTranslation(path) !== undefined);
}

/** Reads a content folder as entries, converts what it can, and runs the checks of the sync. Changes nothing. */
export async function planImport(options: Options) {
  const { contentDir } = options;
  const { entries, media, problems } = readContent(contentDir);
  const paths = new Set(entries.map(({ path }) => path));
  const checker = createContentChecker({ ...options, untrusted: (path) => paths.has(path) });
  const asWritten = await checker.check();
  // The CMS reads the same files for its checks.
  checker.save();
  // Mistakes of an entry are reported at its file, so other files need not be read again.
  const named = new Set(asWritten.diagnostics.map(({ file }) => file));
  const converted = new Map<string, number>();
  const changes = new Map<string, Uint8Array>();
  const encoder = new TextEncoder();
  const plain = entries.map((entry) => {
    if (entry.body === undefined || !named.has(entry.path)) return entry;
    const { text, sameLines, count } = convertBody(entry.body, entry.fields['format'] === 'md' ? 'md' : 'mdx');
    if (count === 0) return entry;
    converted.set(entry.path, count);
    changes.set(entry.path, encoder.encode(entry.source + sameLines));
    return { ...entry, body: text };
  });
  const { diagnostics } = changes.size > 0 ? await checker.check(changes) : asWritten;
  const errors = diagnostics.filter(({ severity, file }) => severity === 'error' && paths.has(file));
  const files = media.flatMap((path): [string, string][] => {
    const problem = mediaProblem(path, readFileSync(join(contentDir, path)));
    return problem === undefined ? [] : [[path, problem]];
  });
  const refused = new Set(files.map(([path]) => path));
  return {
    entries: inOrderOfChange(contentDir, plain),
    media: media.filter((path) => !refused.has(path)),
    problems: [
      ...problems,
      ...files.map(([path, problem]) => `${path}: the file ${problem}`),
      ...errors.map((found) => `${found.file}:${found.line}:${found.column}: ${sentencesOf(found)}`),
    ],
    /** Paths of documents that were converted without a change of meaning, with the number of replacements. */
    converted,
    /** Paths of entries that the sync would refuse. */
    unsound: new Set(errors.map(({ file }) => file)),
  };
}
