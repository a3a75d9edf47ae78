import type { MarkdownInput, Problem } from '../content/types';

/** `$5 to $6`: as formulas are written, no blank stands inside of one dollar alone, and no digit behind the second. */
const price = /^\$(?:[^$\s](?:[^$]*[^$])?\s\$|\s[^$]*[^$\s]\$)$/;

/** Texts between two prices, which a site with formulas takes for one. */
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
