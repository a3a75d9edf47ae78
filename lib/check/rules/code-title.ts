import { readFence } from '../../mdx/code/code-meta';
import { onLine } from '../../report/place';
import type { MarkdownInput, Problem } from '../content/types';

/** A title without matching quotes. */
const unquoted = /(?<!\w)title=(?!"[^"]*"|'[^']*')(?:["']([^"'{}]*)|([^\s"'{}]*))/;

/** Titles of code that are not shown because quotes are missing or unclosed. */
export function codeTitle({ body, lines }: MarkdownInput): Problem[] {
  return body.nodes.of('code').flatMap((node): Problem[] => {
    const [written, open, word = ''] = unquoted.exec(readFence(node.lang, node.meta).meta) ?? [];
    if (written === undefined) return [];
    const { line, column: from } = body.place(node.position);
    const column = Math.max(lines.line(line).indexOf('title=', from - 1), 0) + 1;
    const message = 'The title of the code is not shown: it does not stand in quotes';
    const place = onLine(line, column, written.trimEnd().length);
    return [{ code: 'code/no-title', ...place, message, hint: `Write title="${(open ?? word).trim()}".` }];
  });
}
