import { readFence } from '../../mdx/code/code-meta';
import { onLine } from '../../report/place';
import type { MarkdownInput, Problem } from '../content/types';

const shells: ReadonlySet<string> = new Set(
  'bash bat batch cmd console fish powershell ps1 sh shell shell-session shellsession zsh'.split(' '),
);

/** A dash where an option begins, as word processors make it of two hyphens. */
const dash = /(?<=^|\s)[–—]{1,2}(?=[a-z])/gi;

/** A key of JSON between the quotation marks of a word processor. */
const curlyKey = /[“”„](?=[^“”„"\n]{1,200}[“”]\s*:)/g;

const ofDash = { what: 'no hyphen', hint: 'Write - for it, or -- before a long name.' };
const ofQuote = { what: 'no quotation mark of JSON', hint: 'Write " on both sides.' };

/** Signs of word processors in commands and JSON, which fail for readers who copy them. */
export function codeTypography({ body, lines }: MarkdownInput): Problem[] {
  const problem = (line: number, column: number, written: string, { what, hint }: typeof ofDash): Problem => ({
    code: 'code/typography',
    ...onLine(line, column, written.length),
    message: `\`${written}\` is ${what}: readers who copy this get an error`,
    hint,
  });
  const blocks = body.nodes.of('code').flatMap((node): Problem[] => {
    const language = readFence(node.lang, node.meta).language.toLowerCase();
    const isJson = language.startsWith('json');
    if (!isJson && !shells.has(language)) return [];
    const { line: start } = body.place(node.position);
    return node.value.split('\n').flatMap((_, index) => {
      const line = start + index + 1;
      const found = lines.line(line).matchAll(isJson ? curlyKey : dash);
      return Array.from(found, ({ 0: written, index: at }) =>
        problem(line, at + 1, written, isJson ? ofQuote : ofDash),
      );
    });
  });
  const inline = body.nodes.of('inlineCode').flatMap(({ position }): Problem[] => {
    const { line, column, endLine, endColumn } = body.place(position);
    if (line !== endLine) return [];
    const source = lines.line(line).slice(0, endColumn - 1);
    const found = source.slice(column - 1).matchAll(/(?<=^`+ ?|\s)[–—]{1,2}(?=[a-z])/gi);
    return Array.from(found, ({ 0: written, index }) => problem(line, column + index, written, ofDash));
  });
  return [...blocks, ...inline];
}
