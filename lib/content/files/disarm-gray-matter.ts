import { createRequire } from 'node:module';
import matter from 'gray-matter';

/**
 * Takes away gray-matter's ability to run front matter that opens with `---js`, and to read any other language but YAML.
 * Contentlayer reads files through the same copy of the package, and brings its own parser for YAML. From then on a
 * file in another language is an error, whoever looks at it first.
 * @throws Error where gray-matter keeps its languages elsewhere than version 4 does
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
 * Lets Contentlayer read front matter with the line ends of Windows. gray-matter hands it over without its last line feed
 * only, and the carriage return that stays becomes part of the last value: `sidebar_position: "1\r"`, for which
 * Contentlayer drops the document. It calls `parse` on the package itself, which is where it can be mended.
 */
export function readWindowsFrontMatter(): void {
  const yaml = createRequire(import.meta.url)('yaml') as typeof import('yaml');
  const { parse } = yaml;
  const parseWithoutReturn = (source: string) => parse(source.endsWith('\r') ? source.slice(0, -1) : source);
  Object.assign(yaml, { parse: parseWithoutReturn });
}
