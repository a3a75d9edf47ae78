import type { FenceFlaw } from '../content/front-matter-block';
import type { MarkdownInput, Problem } from '../content/types';

type Found = Pick<Problem, 'code' | 'message' | 'hint'>;

/** Messages for flaws, with the text of the line. */
const wordings: Readonly<Record<FenceFlaw['kind'], (written: string) => Found>> = {
  language: (written) => ({
    code: 'front-matter/language',
    message: `Front matter must be YAML, not \`${written}\`; it is never executed`,
    hint: 'Write --- alone on line 1 and YAML below it.',
  }),
  unclosed: () => ({
    code: 'front-matter/unclosed',
    message: 'The front matter has no end',
    hint: 'Add a line with --- below its last key.',
  }),
  trailing: (written) => ({
    code: 'front-matter/unclosed',
    message: `\`${written}\` ends the front matter, but is more than ---`,
    hint: 'Write --- alone on the line that ends the front matter.',
  }),
  late: () => ({
    code: 'front-matter/not-first',
    message: 'Front matter below line 1 is shown as text',
    hint: 'Remove the empty lines above it.',
  }),
  misspelled: (written) => ({
    code: 'front-matter/not-first',
    message:
      written === '---'
        ? 'Spaces stand before `---`, so the front matter is shown as text'
        : `\`${written}\` opens no front matter, so what is below it is shown as text`,
    hint: 'Write three hyphens (---) at the very start of line 1, and again below the last key.',
  }),
  toml: () => ({
    code: 'front-matter/not-first',
    message: 'Front matter in TOML is shown as text',
    hint: 'Write --- instead of +++, and YAML between them: title: Page instead of title = "Page".',
  }),
};

/** Fences of front matter: no end, a language other than YAML (never executed), text after the end, not on line 1, misspelled. */
export function frontMatterFence({ block, lines }: MarkdownInput): Problem[] {
  const { flaw } = block;
  if (!flaw) return [];
  const place = lines.place(flaw.start, flaw.end);
  const written = lines.line(place.line).slice(place.column - 1, place.endColumn - 1);
  return [{ ...place, ...wordings[flaw.kind](written.trim()) }];
}
