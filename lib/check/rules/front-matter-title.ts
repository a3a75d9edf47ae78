import { splitTranslation } from '../../content/files/translations';
import { recordOf } from '../../report/values';
import type { MarkdownInput, Problem } from '../content/types';

function isHome(file: string, data: MarkdownInput['data']): boolean {
  const path = splitTranslation(file)?.original ?? file;
  return /^pages\/index\.mdx?$/.test(path) && data['slug'] === undefined;
}

/** Pages whose only possible title is the file name. */
export function frontMatterTitle({ path, frontMatter, data, body, lines, block }: MarkdownInput): Problem[] {
  const written = 'title' in recordOf(frontMatter.value);
  const empty = data['title'] === '' || (typeof data['title'] === 'string' && data['title'].trim() === '');
  // The home page has the title of the site.
  if (isHome(path, data) && !written) return [];
  if (body.title || (written && !empty) || frontMatter.errors.length > 0 || block.flaw) return [];
  const later = body.tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  const hint = later
    ? `Move the heading on line ${later.position?.start.line} to the top, or write title: in the front matter.`
    : 'Write title: in the front matter, or start the text with # and a heading.';
  const place = empty ? frontMatter.valuePlace(['title']) : lines.place(0, 0);
  const message = 'The page has neither a title nor a heading, so it is called like its file';
  return [{ code: 'front-matter/no-title', ...place, message, hint }];
}
