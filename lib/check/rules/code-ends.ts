import { onLine } from '../../report/place';
import type { MarkdownInput, Problem } from '../content/types';

/** Code fences without an end, which turn the rest of the document into code. */
export function codeEnds({ body, lines }: MarkdownInput): Problem[] {
  return body.nodes.of('code').flatMap((node): Problem[] => {
    const place = body.place(node.position);
    const fence = /^(`{3,}|~{3,})/.exec(lines.line(place.line).slice(place.column - 1))?.[0];
    if (!fence) return [];
    const last = lines.line(place.endLine).slice(0, place.endColumn - 1);
    const end = last.replace(/^[\s>]*/, '').trimEnd();
    const closed = place.endLine > place.line && end.startsWith(fence) && /^(?:`+|~+)$/.test(end);
    if (closed) return [];
    const message = 'The code has no end';
    const hint = `Add a line with ${fence} after its last line.`;
    return [{ code: 'code/unclosed', ...onLine(place.line, place.column, fence.length), message, hint }];
  });
}
