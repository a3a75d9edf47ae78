import { createRequire } from 'node:module';
import matter from 'gray-matter';

/**
 * Removes gray-matter's ability to run front matter that opens with `---js`, and its languages other than YAML. Such files
 * are errors for every reader from then on, also for Contentlayer, which uses the same copy of the package.
 * @throws Error if gray-matter does not keep its languages as version 4 does
 */
export function disarmGrayMatter(): void {
  const engines: unknown = Reflect.get(matter, 'engines');
  if (typeof engines !== 'object' || engines === null || !('javascript' in engines || 'yaml' in engines))
    throw new Error(
      'gray-matter no longer keeps its languages in `engines`; find where it runs ---js, and end that there.',
    );
  for (const language of Object.keys(engines)) if (language !== 'yaml') Reflect.deleteProperty(engines, language);
}

/**
 * Lets Contentlayer read front matter with Windows line ends. gray-matter only removes the last line feed, so that the carriage
 * return becomes part of the last value: `sidebar_position: "1\r"`, for which Contentlayer drops the document. Contentlayer
 * calls `parse` of the package itself, so it is replaced there.
 */
export function readWindowsFrontMatter(): void {
  const yaml = createRequire(import.meta.url)('yaml') as typeof import('yaml');
  const { parse } = yaml;
  const parseWithoutReturn = (source: string) => parse(source.endsWith('\r') ? source.slice(0, -1) : source);
  Object.assign(yaml, { parse: parseWithoutReturn });
}
