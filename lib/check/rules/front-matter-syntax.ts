import type { MarkdownInput, Problem } from '../content/types';
import { dataSyntax } from './data-syntax';

/** Syntax of the YAML between the fences. */
export function frontMatterSyntax({ frontMatter, lines, text }: MarkdownInput): Problem[] {
  return dataSyntax('front-matter', frontMatter, lines, text);
}
