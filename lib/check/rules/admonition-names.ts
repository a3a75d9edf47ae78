import { admonitionTypes } from '../../mdx/plugins/remark-admonitions';
import { onLine } from '../../report/place';
import { didYouMean } from '../../report/suggest';
import type { MarkdownInput, Problem } from '../content/types';

/** Containers with an unknown name. */
export function admonitionNames({ body, lines }: MarkdownInput): Problem[] {
  const names = [...admonitionTypes.keys()];
  return body.nodes.of('containerDirective').flatMap((node): Problem[] => {
    if (admonitionTypes.has(node.name)) return [];
    const place = body.place(node.position);
    const colons = /^:+/.exec(lines.line(place.line).slice(place.column - 1))?.[0].length ?? 3;
    return [
      {
        code: 'admonition/unknown',
        ...onLine(place.line, place.column, colons + node.name.length),
        message: `:::${node.name} is not an admonition`,
        hint: didYouMean(node.name, names, `Known: ${names.join(', ')}.`),
      },
    ];
  });
}
