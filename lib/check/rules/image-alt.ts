import { findAttribute } from '../../mdx/syntax/jsx';
import type { MarkdownInput, Problem } from '../content/types';

/** Images without alternative text. `alt=""` on an <img> marks decoration. */
export function imageAlt({ body }: MarkdownInput): Problem[] {
  const code = 'image/no-alt';
  const message = 'The image has no alternative text';
  const markdown = [...body.nodes.of('image'), ...body.nodes.of('imageReference')].filter(({ alt }) => !alt?.trim());
  const elements = body.nodes.jsx.filter((node) => node.name === 'img' && !findAttribute(node, 'alt'));
  return [
    ...markdown.map((node) => ({
      code,
      ...body.place(node.position),
      message,
      hint: 'Describe it in the brackets: ![A chart of …](…).',
    })),
    ...elements.map((node) => ({
      code,
      ...body.place(node.position),
      message,
      hint: 'Add alt="…", or alt="" for a decoration.',
    })),
  ];
}
