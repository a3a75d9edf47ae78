import type { MarkdownInput, Problem } from '../content/types';

/** `$5 to $6`: formulas have no blank inside of the dollars, and no digit after the second one. */
const price = /^\$(?:[^$\s](?:[^$]*[^$])?\s\$|\s[^$]*[^$\s]\$)$/;

/** Texts between two prices, which a site with formulas would read as a formula. */
export function mathPrice({ body }: MarkdownInput): Problem[] {
  return body.nodes.of('inlineMath').flatMap(({ position }): Problem[] => {
    const { start, end } = position ?? {};
    const written = body.text.slice(start?.offset, end?.offset);
    const before = /\d/.test(body.text[end?.offset ?? 0] ?? '') && /^\$[^$]+\$$/.test(written);
    if (!before && !price.test(written)) return [];
    const message = `\`${written}\` is shown as a formula`;
    return [
      {
        code: 'math/price',
        ...body.place(position),
        message,
        hint: 'Write \\$ where a dollar is meant; a formula is $x$, without a blank inside.',
      },
    ];
  });
}
