import { dataProblems } from '../content/data-problems';
import { frontMatterSchemas } from '../content/kinds';
import type { MarkdownInput, Problem } from '../content/types';

/** Front matter against the schema of its type: types, ranges, dates, unknown and missing keys. */
export function frontMatterFields({ kind, frontMatter, allowedKeys }: MarkdownInput): Problem[] {
  return dataProblems('front-matter', frontMatterSchemas[kind], frontMatter, allowedKeys);
}
