import { toInstant } from '../../content/files/instant';
import { parsePostPath } from '../../content/model/post-route';
import { recordOf } from '../../report/values';
import type { MarkdownInput, Problem } from '../content/types';

/** Posts without a date, which cannot be sorted. */
export function blogDate({ kind, path, frontMatter, lines }: MarkdownInput): Problem[] {
  const written = 'date' in recordOf(frontMatter.value);
  if (kind !== 'Post' || written || frontMatter.errors.length > 0) return [];
  const { date } = parsePostPath(path);
  if (date !== undefined && toInstant(date)?.startsWith(date)) return [];
  const hint = 'Name the file YYYY-MM-DD-name.mdx, or give it a `date`.';
  const message = date ? `The file name has a date that does not exist: ${date}` : 'The post has no date';
  return [{ code: 'blog/no-date', ...lines.place(0, 0), message, hint }];
}
