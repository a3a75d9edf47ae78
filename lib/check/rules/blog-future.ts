import { toInstant } from '../../content/files/instant';
import { parsePostPath } from '../../content/model/post-route';
import type { MarkdownInput, Problem } from '../content/types';

/** Posts with a future date: only development shows them, and nothing publishes them automatically. */
export function blogFuture({ kind, path, data, frontMatter, lines }: MarkdownInput): Problem[] {
  if (kind !== 'Post') return [];
  const written = typeof data['date'] === 'string' ? data['date'] : undefined;
  const instant = toInstant(written ?? parsePostPath(path).date ?? '');
  if (instant === null || instant <= new Date().toISOString()) return [];
  return [
    {
      code: 'blog/future-date',
      ...(written === undefined ? lines.place(0, 0) : frontMatter.valuePlace(['date'])),
      message: `The post is dated in the future: ${instant.slice(0, 10)}`,
      hint: 'A build from that day on publishes it; until then only npm run dev shows it.',
    },
  ];
}
