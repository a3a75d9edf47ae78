import type { MarkdownInput, Problem } from '../content/types';

/** Notes that nothing on the page refers to: they are not shown. */
export function unusedFootnotes({ body }: MarkdownInput): Problem[] {
  const used = new Set(body.nodes.of('footnoteReference').map(({ identifier }) => identifier));
  return body.nodes.of('footnoteDefinition').flatMap(({ identifier, label, position }): Problem[] => {
    if (used.has(identifier) || !position) return [];
    const mark = `[^${label ?? identifier}]`;
    const { line, column } = position.start;
    const place = body.place({ start: { line, column }, end: { line, column: column + mark.length } });
    return [
      {
        code: 'text/unused-footnote',
        ...place,
        message: `The footnote \`${mark}\` is not shown: nothing on the page refers to it`,
        hint: `Write ${mark} where it belongs, or remove it.`,
      },
    ];
  });
}
