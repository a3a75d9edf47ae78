import { componentNames } from '../../mdx/components/components';
import { didYouMean } from '../../report/suggest';
import { elementNames } from '../content/html-names';
import type { MarkdownInput, Problem } from '../content/types';
import { isComponentTag, usedTags } from '../content/used-tags';

function isElement(name: string): boolean {
  return elementNames.has(name) || name.includes('-') || name.includes(':');
}

/** A component that only differs in case is what was meant. */
function hintOf(name: string): string {
  const component = [...componentNames].find((known) => known.toLowerCase() === name.toLowerCase());
  return component === undefined
    ? didYouMean(name, elementNames, `Write \\<${name}> for plain text, or put it in \`code\`.`)
    : `Did you mean \`${component}\`?`;
}

/** Unknown HTML elements. rules/own-component-uses.ts checks components. */
export function mdxElements({ body }: MarkdownInput): Problem[] {
  return usedTags(body)
    .filter(({ name }) => !isComponentTag(name) && !isElement(name))
    .map(({ name, place }) => ({
      code: 'mdx/unknown-element',
      ...place,
      message: `HTML has no element <${name}>`,
      hint: hintOf(name),
    }));
}
