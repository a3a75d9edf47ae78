import { isRunningAttribute, isRunningElement } from '../../mdx/syntax/running-html';
import { htmlElements } from '../content/html-elements';
import type { MarkdownInput, Problem } from '../content/types';

/** HTML that rehype-inert-html removes from plain Markdown. Addresses that run code are reported as `link/code`. */
export function leftOutHtml({ body }: MarkdownInput): Problem[] {
  return body.nodes.of('html').flatMap((node) => {
    const names = htmlElements(node.value).flatMap(({ tag, attributes }) =>
      isRunningElement(tag)
        ? [`<${tag}>`]
        : Object.keys(attributes)
            .filter((name) => isRunningAttribute(name, ''))
            .map((name) => `${name} on <${tag}>`),
    );
    return [...new Set(names)].map((name) => ({
      code: 'text/left-out',
      ...body.place(node.position),
      message: `Plain Markdown leaves out ${name}`,
      hint: 'Remove it, or write the document as MDX (format: mdx) and move it into a component of the site.',
    }));
  });
}
