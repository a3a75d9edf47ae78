import { toString as toText } from 'mdast-util-to-string';
import type { MarkdownInput, Problem } from '../content/types';

const inWord = /[\p{L}\p{N}]/u;

/** Words between two single tildes that touch other words, such as those of two spans: `2~3 and 10~20`. */
export function struckOut({ body }: MarkdownInput): Problem[] {
  return body.nodes.of('delete').flatMap((node): Problem[] => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined || body.text.startsWith('~~', start.offset)) return [];
    const around = [body.text[start.offset - 1] ?? '', body.text[end.offset] ?? ''];
    if (!around.some((character) => inWord.test(character))) return [];
    const words = toText(node);
    const hint =
      words.length <= 3
        ? `Write <sub>${words}</sub> for what stands lower, or \\~ for a plain tilde.`
        : 'Write \\~ for a plain tilde, or two tildes on both sides for what is to be struck out.';
    const message = `\`~${words}~\` is struck out, and its tildes are not shown`;
    return [{ code: 'text/struck-out', ...body.place(node.position), message, hint }];
  });
}
