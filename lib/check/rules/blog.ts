import { toInstant } from '../../content/files/instant';
import { parsePostPath } from '../../content/model/post-route';
import { scanLines } from '../../mdx/syntax/scan-lines';
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

/** Posts with a future date: only development shows them, and nothing publishes them automatically. */
export function blogFuture({ kind, path, data, frontMatter, lines }: MarkdownInput): Problem[] {
  if (kind !== 'Post') return [];
  const written = typeof data['date'] === 'string' ? data['date'] : undefined;
  const instant = toInstant(written ?? parsePostPath(path).date ?? '');
  if (instant === null || instant <= new Date().toISOString()) return [];
  const place = written === undefined ? lines.place(0, 0) : frontMatter.valuePlace(['date']);
  const message = `The post is dated in the future: ${instant.slice(0, 10)}`;
  const hint = 'A build from that day on publishes it; until then only npm run dev shows it.';
  return [{ code: 'blog/future-date', ...place, message, hint }];
}

/** Dates whose offset makes them another day, as pages show the day in UTC: midnight in Tokyo is a day earlier there. */
export function blogDay({ kind, data, frontMatter }: MarkdownInput): Problem[] {
  const { date } = data;
  const day = typeof date === 'string' && kind === 'Post' ? toInstant(date)?.slice(0, 10) : undefined;
  if (typeof date !== 'string' || day === undefined || date.startsWith(day)) return [];
  const message = `The post shows ${day} as its date: days are those of UTC`;
  const hint = `Write date: ${date.slice(0, 10)}, without a time.`;
  return [{ code: 'front-matter/doubtful', ...frontMatter.valuePlace(['date']), message, hint }];
}

/** Whether a body has the mark as a comment, not just in code. */
function hasMark(body: string): boolean {
  return Array.from(scanLines(body)).some(({ pieces }) =>
    pieces.some(({ comment, text }) => comment !== undefined && text.trim() === 'truncate'),
  );
}

/** Posts without a truncation mark, which lists show in full. */
export function blogTruncate({ kind, text, block, lines }: MarkdownInput): Problem[] {
  if (kind !== 'Post' || hasMark(text.slice(block.bodyStart))) return [];
  const message = 'Lists show this post as a whole';
  const hint = 'Add {/* truncate */} below the first paragraph.';
  return [{ code: 'blog/no-truncate', ...lines.place(block.bodyStart), message, hint }];
}
