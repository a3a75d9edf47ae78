import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { includedFile } from '../../content/files/included-files';
import { importPath } from '../../mdx/imports/import-source';
import { createLineIndex, fileStart } from '../../report/place';
import { reasonOf } from '../../report/reason-of';
import { decodeFile } from '../content/decode';
import { parseJson } from '../content/json-source';
import type { FileProblem, SiteInput } from '../content/site-input';
import type { Problem } from '../content/types';
import { dataSyntax } from './data-syntax';

/** Errors that keep a build from parsing JSON. Others, such as a duplicate key, do not matter here. */
function judge(text: string): Problem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const lines = createLineIndex(text);
    const source = parseJson(text, lines);
    const found = dataSyntax(
      'data-file',
      { ...source, errors: source.errors.filter(({ code }) => code === 'JSON') },
      lines,
      text,
    );
    if (found.length > 0) return found;
    // The other parser does not read very long texts.
    const message = `The JSON does not parse: ${reasonOf(error)}`;
    return [{ code: 'data-file/syntax', ...fileStart, message, hint: 'Mend the file, or export it again.' }];
  }
}

/** Imported JSON files that cannot be parsed. rules/includes.ts reports missing files. */
export function importedData({ files, roots, isUntrusted }: SiteInput): FileProblem[] {
  const paths = new Set(
    files.flatMap(({ path: from, includes }) =>
      includes.filter(({ kind }) => kind === 'data').map(({ source }) => importPath(source, from)),
    ),
  );
  return [...paths].flatMap((path) => {
    const file = isUntrusted(path) ? undefined : includedFile(roots, path);
    if (file === undefined) return [];
    const name = relative(roots.contentDir, file).replaceAll('\\', '/');
    return judge(decodeFile(readFileSync(file)).text).map((problem) => ({ file: name, ...problem }));
  });
}
