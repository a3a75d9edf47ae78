import type { CmsEntry } from '../adapters/adapter';
import { collections, placeProblem } from '../entries/collections';
import { keyProblem, pathProblem, untitled } from '../entries/content-path';
import { entryProblems } from '../entries/render';
import type { EntryFinding } from './verdict';

/** Code for entries that cannot be written as a file. Field validation reports the same on publishing. */
export const unwritableCode = 'cms/unwritable';

/** The place in a text such as `3:1`; undefined if there is none. */
function bodyPlace(text: string): Pick<EntryFinding, 'place'> {
  const [line = Number.NaN, column = Number.NaN] = text.split(':').map(Number);
  return Number.isNaN(line + column) ? {} : { place: { line, column, endLine: line, endColumn: column } };
}

/** Mistakes that have to be mended before an entry can be checked. */
export function unwritableFindings(entry: CmsEntry): EntryFinding[] {
  const { path, kind } = entry;
  const finding = (field: string, message: string): EntryFinding => ({
    severity: 'error',
    code: unwritableCode,
    field,
    message,
  });
  const { example, form } = collections[kind];
  const wrong = pathProblem(path) ?? placeProblem(collections[kind], path);
  const isUntitled = path === '' && form === 'document';
  const wrongKey = form === 'part' ? keyProblem(entry.key ?? '') : undefined;
  return [
    ...(wrong === undefined ? [] : [finding('path', isUntitled ? untitled : `The path ${wrong}. Example: ${example}`)]),
    ...(wrongKey === undefined ? [] : [finding('key', `The key ${wrongKey}.`)]),
    ...entryProblems(entry).map(({ place, message }) => {
      const [where = '', name = where] = place.split(' ');
      return where === 'field'
        ? finding(name, `\`${name}\` ${message}`)
        : { ...finding('body', `The body: ${message}`), ...bodyPlace(name) };
    }),
  ];
}
