import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { includedFile } from '../../content/files/included-files';
import { importPath, publicPrefix } from '../../mdx/imports/import-source';
import { createLineIndex, fileStart } from '../../report/place';
import { reasonOf } from '../../report/reason-of';
import { didYouMean, listNames } from '../../report/suggest';
import { decodeFile } from '../content/decode';
import type { FileFacts, Include } from '../content/facts';
import { parseJson } from '../content/json-source';
import type { FileProblem, SiteInput } from '../content/site-input';
import type { Problem } from '../content/types';
import { dataSyntax } from './data';

const partialNames = ['default', 'toc', 'frontMatter'];

type Found = Pick<FileProblem, 'message' | 'hint'>;

function missing(site: SiteInput, facts: FileFacts, { source }: Include, path: string): Found {
  if (path.startsWith('..') || path.startsWith(`${publicPrefix}..`))
    return {
      message: `${source} is not read: it lies outside of content/ and public/`,
      hint: 'Copy the file into content/, beside the page.',
    };
  const name = posix.basename(path);
  const same = site.includable.filter((known) => posix.basename(known) === name).slice(0, 3);
  const otherwise = 'Paths count from the folder of this file; @site/docs/ is content/docs, @site/static/ is public/.';
  const message = `There is no file ${path}`;
  const others = site.includable.filter((known) => known !== facts.path);
  const hint = same.length > 0 ? `Did you mean ${listNames(same)}?` : didYouMean(path, others, otherwise);
  return { message, hint };
}

function circle(site: SiteInput, start: string, path: string, seen: ReadonlySet<string>): string[] | undefined {
  if (path === start) return [path];
  if (seen.has(path)) return undefined;
  for (const { kind, source } of site.byPath.get(path)?.includes ?? []) {
    if (kind !== 'partial') continue;
    const rest = circle(site, start, importPath(source, path), new Set([...seen, path]));
    if (rest) return [path, ...rest];
  }
  return undefined;
}

function check(site: SiteInput, facts: FileFacts, include: Include): Found | undefined {
  const { kind, source, names } = include;
  const path = importPath(source, facts.path);
  const file = includedFile(site.roots, path);
  if (file === undefined) return missing(site, facts, include, path);
  if (site.isUntrusted(path))
    return {
      message: `${path} comes from the CMS, and no other document runs what that may write`,
      hint: 'Copy the text into a file of your own.',
    };
  if (kind !== 'partial') return undefined;
  const unknown = names.find((name) => !partialNames.includes(name));
  if (unknown !== undefined)
    return {
      message: `${source} offers no \`${unknown}\` to other files`,
      hint: didYouMean(unknown, partialNames.slice(1), 'It offers itself, and { toc } and { frontMatter } by name.'),
    };
  const way = circle(site, facts.path, path, new Set());
  return (
    way && {
      message: `A file cannot include itself: ${[facts.path, ...way].join(' → ')}`,
      hint: 'Take one of the imports out.',
    }
  );
}

/** Included files that are missing, outside of the folders, from a CMS, in a circle, or lack what is imported. */
export function includes(site: SiteInput): FileProblem[] {
  return site.files.flatMap((facts) =>
    facts.includes.flatMap((include) => {
      const problem = check(site, facts, include);
      return problem ? [{ file: facts.path, code: 'mdx/import', ...include.place, ...problem }] : [];
    }),
  );
}

/** Errors that keep a build from parsing JSON. Others, such as a duplicate key, do not matter here. */
function judge(text: string): Problem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const lines = createLineIndex(text);
    const source = parseJson(text, lines);
    const errors = source.errors.filter(({ code }) => code === 'JSON');
    const found = dataSyntax('data-file', { ...source, errors }, lines, text);
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
