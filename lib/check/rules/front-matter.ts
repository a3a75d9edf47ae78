import { toString as toText } from 'mdast-util-to-string';
import * as z from 'zod';
import { splitTranslation } from '../../content/files/translations';
import { nearest } from '../../report/suggest';
import { recordOf } from '../../report/values';
import type { FenceFlaw } from '../content/front-matter-block';
import { frontMatterSchemas } from '../content/kinds';
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
    hint: 'Move what stands above it below it, so that --- is line 1.',
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

/** Keys that work but have a successor. */
export function frontMatterDeprecated({ kind, frontMatter }: MarkdownInput): Problem[] {
  const keys = Object.keys(recordOf(frontMatter.value));
  const { shape } = frontMatterSchemas[kind];
  return Object.entries(shape).flatMap(([key, field]) => {
    const meta = z.globalRegistry.get(field);
    if (!meta?.deprecated || !keys.includes(key)) return [];
    const successor = typeof meta['successor'] === 'string' ? meta['successor'] : undefined;
    const message = `\`${key}\` is deprecated`;
    const hint = successor ? `Write \`${successor}\` instead.` : 'Remove it.';
    return [{ code: 'front-matter/deprecated', ...frontMatter.keyPlace([key]), message, hint }];
  });
}

function isHome(file: string, data: MarkdownInput['data']): boolean {
  const path = splitTranslation(file)?.original ?? file;
  return /^pages\/index\.mdx?$/.test(path) && data['slug'] === undefined;
}

/** Pages whose only possible title is the file name. */
export function frontMatterTitle(input: MarkdownInput): Problem[] {
  const { path, frontMatter, data, body, lines, block, allowedKeys } = input;
  // `Title` and `titel` are unknown keys, and called so. So is what is no map of keys.
  const isNoMap = typeof frontMatter.value === 'string' || Array.isArray(frontMatter.value);
  const written =
    isNoMap ||
    Object.keys(recordOf(frontMatter.value)).some(
      (key) => nearest(key, ['title']).length > 0 && !allowedKeys.includes(key),
    );
  const empty = data['title'] === '' || (typeof data['title'] === 'string' && data['title'].trim() === '');
  // The home page has the title of the site.
  if (isHome(path, data) && !written) return [];
  if (body.title || (written && !empty) || frontMatter.errors.length > 0 || block.flaw) return [];
  // Nothing is known of a long text with mistakes.
  if (!body.complete && body.tree.children.length === 0) return [];
  const later = body.tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  const hint = later
    ? `Move the heading “${toText(later)}” to the top, or write title: in the front matter.`
    : 'Write title: in the front matter, or start the text with # and a heading.';
  const place = empty ? frontMatter.valuePlace(['title']) : lines.place(0, 0);
  const message = 'The page has neither a title nor a heading, so it is called like its file';
  return [{ code: 'front-matter/no-title', ...place, message, hint }];
}
