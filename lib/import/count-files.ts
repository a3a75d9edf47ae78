import type { Content } from '../content/model/load-content';
import { isExcluded } from '../mdx/excluded-path';
import { countOf } from '../report/count-of';
import { routesOf } from './content-model';

function count(number: number, one: string, many?: string): string[] {
  return number === 0 ? [] : [countOf(number, one, many)];
}

/** Number of versions of those docs that have more than one. */
function countVersions(content: Content | undefined): number {
  const versions = content?.versions ?? [];
  return versions.filter(({ docsId }) => versions.filter((other) => other.docsId === docsId).length > 1).length;
}

/** Counts of the imported files, for the report. */
export function countFiles(paths: Iterable<string>, content: Content | undefined): string[] {
  const all = [...paths].filter((path) => !isExcluded(path));
  const matching = (pattern: RegExp) => all.filter((path) => pattern.test(path)).length;
  return [
    ...count(matching(/^content\/(?:.+_)?docs\/.*\.mdx?$/), 'doc'),
    ...count(countVersions(content), 'version'),
    ...count(matching(/^content\/blog\/.*\.mdx?$/), 'post'),
    ...count(matching(/^content\/pages\/.*\.mdx?$/), 'page'),
    ...count(matching(/^content\/components\//), 'file of components', 'files of components'),
    ...count(matching(/^public\//), 'public file'),
    ...count(matching(/^content\/i18n\//), 'file of translations', 'files of translations'),
    ...count(content ? routesOf(content).length : 0, 'address', 'addresses'),
  ];
}
