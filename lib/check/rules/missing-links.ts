import type { MarkdownInput, Problem } from '../content/types';

/** Text in the form of a link, a footnote or a mark, and why it is none. A backslash marks it as text. */
const forms: readonly { pattern: RegExp; code: string; why: string; hint: (written: string) => string }[] = [
  {
    // With a slash, a hash or a file ending it is an address.
    pattern: /(?<!\\)!?\[[^[\]\n]*\]\((?=[^()<>\n]*(?:[/#]|\.\w{2,5}[)#]))[^()<>"'\s]+(?: +[^()<>"'\s]+)+\)/g,
    code: 'text/no-link',
    why: 'the address holds a space',
    hint: (written) => `Write ${written.replace(/\((.*)\)$/, '(<$1>)')}.`,
  },
  {
    pattern: /(?<!\\)!?\[[^[\]\n]+\] +\((?:\.{0,2}\/[^\s()]+|#[^\s()]+|[^\s()]+\.mdx?(?:#[^\s()]*)?)\)/g,
    code: 'text/no-link',
    why: 'a space stands before the address',
    hint: (written) => `Write ${written.replace(/\] +\((?=[^(]*$)/, '](')}.`,
  },
  {
    // After a word it is `list[0][1]`.
    pattern: /(?<![\w\]\\])!?\[[^[\]\n]+\]\[(?!\^)[^[\]\n]*\p{L}[^[\]\n]*\]/gu,
    code: 'text/no-link',
    why: 'the page does not say where it leads',
    hint: (written) =>
      `Add a line such as ${/\[[^[]*$/.exec(written)?.[0]}: ./page.mdx, or write the address in parentheses.`,
  },
  {
    // One word may be a name that is written so, such as [[Prototype]], and a comma parts the values of a list.
    pattern: /(?<![\w\]\\[])\[\[(?=\p{L})[^[\]\n,]+[ /|#][^[\]\n,]+\]\](?!\])/gu,
    code: 'text/no-link',
    why: 'links of wikis are not known here',
    hint: (written) => `Write [${written.slice(2, -2).split('|').at(-1)?.trim()}](./page.mdx).`,
  },
  {
    // Signs of a comparison have a space on one side, or no word on the other.
    pattern: /(?<![\w=\\])==(?=[\p{L}\p{N}])[^=\n]*(?<=[\p{L}\p{N}.!?])==(?![\w=])/gu,
    code: 'text/no-mark',
    why: 'equals signs mark nothing here',
    hint: (written) => `Write <mark>${written.slice(2, -2)}</mark>.`,
  },
  {
    pattern: /(?<!\\)\[\^[\w-]+\](?!:)/g,
    code: 'text/no-footnote',
    why: 'the page has no such footnote',
    hint: (written) => `Add a paragraph such as ${written}: The note.`,
  },
];

/** Links, footnotes and marks that are shown as text. */
export function missingLinks({ body }: MarkdownInput): Problem[] {
  return body.nodes.of('text').flatMap(({ position }) => {
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return [];
    const source = body.text.slice(start.offset, end.offset);
    if (!/\[|==/.test(source)) return [];
    return forms.flatMap(({ pattern, code, why, hint }) =>
      Array.from(source.matchAll(pattern), ({ 0: written, index }) => {
        const above = source.slice(0, index).split('\n');
        const line = start.line + above.length - 1;
        const column = (above.at(-1)?.length ?? 0) + (above.length === 1 ? start.column : 1);
        const place = body.place({ start: { line, column }, end: { line, column: column + written.length } });
        return { code, ...place, message: `\`${written}\` is shown as text: ${why}`, hint: hint(written) };
      }),
    );
  });
}
