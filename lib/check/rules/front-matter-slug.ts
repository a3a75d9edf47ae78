import type { MarkdownInput, Problem } from '../content/types';
import { slugProblems } from './slug';

/** Addresses front matter asks for. */
export function frontMatterSlug({ data, frontMatter }: MarkdownInput): Problem[] {
  return ['slug', 'id'].flatMap((key) => slugProblems(data[key], frontMatter.valuePlace([key])));
}
