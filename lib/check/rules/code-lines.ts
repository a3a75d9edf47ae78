import { expandLines, parseCodeMeta, readFence } from '../../mdx/code/code-meta';
import { applyMagicComments } from '../../mdx/code/magic-comments';
import { countOf } from '../../report/count-of';
import { onLine } from '../../report/place';
import type { MarkdownInput, Problem } from '../content/types';

/** Highlighted lines that a block of code does not have. */
export function codeLines({ body, lines }: MarkdownInput): Problem[] {
  return body.nodes.of('code').flatMap((node): Problem[] => {
    const wanted = parseCodeMeta(readFence(node.lang, node.meta).meta).lines;
    if (!wanted) return [];
    const count = applyMagicComments(node.value).code.split('\n').length;
    const absent = [...expandLines(wanted)].filter((number) => number < 1 || number > count);
    if (absent.length === 0) return [];
    const { line, column: from } = body.place(node.position);
    const column = Math.max(lines.line(line).indexOf('{', from - 1), 0) + 1;
    const end = lines.line(line).indexOf('}', column) + 1;
    const message = `The code has ${countOf(count, 'line')}, there is no line ${absent.slice(0, 3).join(', ')}${absent.length > 3 ? ', …' : ''} to highlight`;
    const place = onLine(line, column, Math.max(end - column, 0) + 1);
    return [{ code: 'code/missing-line', ...place, message, hint: `Write numbers from 1 to ${count}.` }];
  });
}
