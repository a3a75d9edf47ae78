import type { MarkdownInput, Problem } from '../content/types';

/** Fences of the front matter: no end, a language other than YAML (never executed), text behind the end, not on line 1. */
export function frontMatterFence({ block, lines }: MarkdownInput): Problem[] {
  const { flaw } = block;
  if (!flaw) return [];
  const place = lines.place(flaw.start, flaw.end);
  const written = lines
    .line(place.line)
    .slice(place.column - 1, place.endColumn - 1)
    .trim();
  switch (flaw.kind) {
    case 'language':
      return [
        {
          code: 'front-matter/language',
          ...place,
          message: `Front matter must be YAML, not \`${written}\`; it is never executed`,
          hint: 'Write --- alone on line 1 and YAML below it.',
        },
      ];
    case 'unclosed':
      return [
        {
          code: 'front-matter/unclosed',
          ...place,
          message: 'The front matter has no end',
          hint: 'Add a line with --- below its last key.',
        },
      ];
    case 'trailing':
      return [
        {
          code: 'front-matter/unclosed',
          ...place,
          message: `\`${written}\` ends the front matter, but is more than ---`,
          hint: 'Write --- alone on the line that ends the front matter.',
        },
      ];
    case 'late':
      return [
        {
          code: 'front-matter/not-first',
          ...place,
          message: 'Front matter below line 1 is shown as text',
          hint: 'Remove the empty lines above it.',
        },
      ];
  }
}
