import type { MarkdownInput, Problem } from '../content/types';

/** What does not parse as MDX. */
export function mdxSyntax({ body }: MarkdownInput): Problem[] {
  return [...body.errors];
}
