import { toString as toText } from 'mdast-util-to-string';
import { onLine } from '../../report/place';
import { paragraphLines } from '../content/nodes';
import type { MarkdownInput, Problem } from '../content/types';

const partialHint = "Write import Part from './_part.mdx' above, and <Part /> here.";

/** The text of a link. Wikis differ in which side of the bar holds it, so only a path on the other side tells. */
function wikiText(inner: string): string {
  const sides = inner.split('|').map((side) => side.trim());
  const words = sides.filter((side) => !/[/#]|\.\w{2,5}$/.test(side));
  return (sides.length === 1 ? sides[0] : words.length === 1 ? words[0] : undefined) ?? 'text';
}

/** The tag of a picture with a size, `![alt](a.png =300x200)`, as many wikis have it. */
function sizedPicture(written: string): string | undefined {
  const [, alt = '', file, width, height] = /^!\[(.*)\]\((\S+) +=(\d*)x(\d*)\)$/.exec(written) ?? [];
  if (file === undefined) return undefined;
  const size = `${width && ` width="${width}"`}${height && ` height="${height}"`}`;
  return `Write <img src="${file}" alt="${alt}"${size} />.`;
}

interface Form {
  pattern: RegExp;
  /** Default: text/no-mark. */
  code?: string;
  why: string;
  hint: (written: string) => string;
}

/** Text in the form of a link, a footnote or a mark, and why it is none. A backslash marks it as text. */
const forms: readonly Form[] = [
  {
    // With a slash, a hash, a file ending or a size it is an address.
    pattern:
      /(?<!\\)!?\[[^[\]\n]*\]\((?=[^()<>\n]*(?:[/#]|\.\w{2,5}[)#]| =\d*x\d*\)))[^()<>"'\s]+(?: +[^()<>"'\s]+)+\)/g,
    code: 'text/no-link',
    why: 'the address holds a space',
    hint: (written) => sizedPicture(written) ?? `Write ${written.replace(/\((.*)\)$/, '(<$1>)')}.`,
  },
  {
    pattern: /(?<!\\)!?\[[^[\]\n]+\] +\((?:\.{0,2}\/[^\s()]+|#[^\s()]+|[^\s()]+\.mdx?(?:#[^\s()]*)?)\)/g,
    code: 'text/no-link',
    why: 'a space stands before the address',
    hint: (written) => `Write ${written.replace(/\] +\((?=[^(]*$)/, '](')}.`,
  },
  {
    // The paragraph may go on in the next line, but no address does.
    pattern: /(?<!\\)!?\[[^[\]\n]+\]\((?:\.{0,2}\/[^\s()<>]+|[^\s()<>]+\.mdx?(?:#[^\s()<>]*)?)(?=\s|$)(?![^\n]*\))/g,
    code: 'text/no-link',
    why: 'nothing closes the parenthesis',
    hint: (written) => `Write ${written}).`,
  },
  {
    pattern: /(?<!\\)!?\[[^[\]\n]+\]\([^\s()<>"']+ +(?:"[^"()\n]*|'[^'()\n]*)\)/g,
    code: 'text/no-link',
    why: 'nothing closes the quotation mark',
    hint: (written) => `Write ${written.replace(/(["'])([^"']*)\)$/, '$1$2$1)')}.`,
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
    pattern: /(?<!\\)!\[\[[^[\]\n|]+(?:\|[^[\]\n]*)?\]\]/g,
    code: 'text/no-link',
    why: 'links of wikis are not known here',
    hint: (written) => {
      const [file = ''] = written.slice(3, -2).split(/[|#]/);
      return /\.\w{3,4}$/.test(file) ? `Write ![what it shows](<${file}>).` : partialHint;
    },
  },
  {
    // One word may be a name that is written so, such as [[Prototype]], and a comma parts the values of a list.
    pattern: /(?<![\w\]\\[!])\[\[(?=\p{L})[^[\]\n,]+[ /|#][^[\]\n,]+\]\](?!\])/gu,
    code: 'text/no-link',
    why: 'links of wikis are not known here',
    hint: (written) => `Write [${wikiText(written.slice(2, -2))}](./page.mdx).`,
  },
  {
    // Signs of a comparison have a space on one side, or no word on the other.
    pattern: /(?<![\w=\\])==(?=[\p{L}\p{N}])[^=\n]*(?<=[\p{L}\p{N}.!?])==(?![\w=])/gu,
    why: 'equals signs mark nothing here',
    hint: (written) => `Write <mark>${written.slice(2, -2)}</mark>.`,
  },
  {
    // Marks that touch a quotation mark or a bracket on one side and a letter on the other do not count as marks.
    pattern: /(?<![*\\])\*\*(?=[^\s*])[^*\n]*[^\s*\\]\*\*(?!\*)/g,
    why: 'a letter outside and a sign inside keep the asterisks from being marks',
    hint: (written) => `Write <strong>${written.slice(2, -2)}</strong>, or a space outside of the asterisks.`,
  },
  {
    // Brackets without a sign of TeX between them are just escaped. Without a limit, many that open take quadratic time.
    pattern: /(?<!\\)\\[([][^\n\\]{0,200}(?:[\^_=]|\\[a-z])[^\n]{0,200}?\\[)\]]/gi,
    why: 'formulas stand between dollars here',
    hint: (written) => `Write $${written.slice(2, -2).trim()}$, and markdown: { math: true } in site.config.ts.`,
  },
  {
    // A site with formulas has no such text. Braces in it are reported with the same remedy.
    pattern: /^\$\$(?=[ \t]*\n[^$]{0,1000}\n[ \t]*\$\$)/g,
    why: 'formulas are not switched on',
    hint: () => 'Set markdown: { math: true } in site.config.ts.',
  },
  {
    pattern: /(?<![\w+\\])\+\+[a-z][a-z0-9-]*(?:\+[a-z0-9-]+)*\+\+(?![\w+])/gi,
    why: 'plus signs mark no keys here',
    hint: (written) => `Write ${written.slice(2, -2).replaceAll(/[^+]+/g, '<kbd>$&</kbd>')}.`,
  },
  {
    pattern: /(?<![\w^\\])\^\^(?=[\p{L}\p{N}])[^^\n]*\^\^(?![\w^])/gu,
    why: 'carets mark nothing here',
    hint: (written) => `Write <ins>${written.slice(2, -2)}</ins>.`,
  },
  {
    pattern: /(?<=[\p{L}\p{N})])\^[\p{L}\p{N}+-]{1,8}\^(?![\p{L}\p{N}^])/gu,
    why: 'carets raise nothing here',
    hint: (written) => `Write <sup>${written.slice(1, -1)}</sup>.`,
  },
  {
    pattern: /(?<![\p{L}\p{N}%\\])%%(?=[^\s%])[^%\n]*%%(?!\w|%)/gu,
    why: 'percent signs hide nothing here',
    hint: (written) => `Write {/* ${written.slice(2, -2).trim()} */}.`,
  },
  {
    pattern: /(?<![\w:\\]):(?:material|fontawesome|octicons|simple)-[a-z0-9-]+:/g,
    why: 'icons of themes are not known here',
    hint: () => 'Remove it, or write an emoji such as :rocket:.',
  },
  {
    // The text of an item begins with it.
    pattern: /^\[(?: [xX] ?|[xX] |)\](?=[ \t]+[^\s(])/g,
    why: 'one space or an x makes a box',
    hint: (written) => `Write ${/x/i.test(written) ? '[x]' : '[ ]'}.`,
  },
  {
    pattern: /(?<!\\)\[\^[\w-]+\](?!:)/g,
    code: 'text/no-footnote',
    why: 'the page has no such footnote',
    hint: (written) => `Add a paragraph such as ${written}: The note.`,
  },
  {
    pattern: /(?<![\\[^])\^\[(?=[^\]\n]* )[^[\]\n]+\]/g,
    code: 'text/no-footnote',
    why: 'the text of a footnote has a paragraph of its own',
    hint: (written) => `Write [^1], and as a paragraph: [^1]: ${written.slice(2, -1)}`,
  },
];

/** Links, footnotes and marks that are shown as text. */
export function missingLinks({ body }: MarkdownInput): Problem[] {
  return body.nodes.of('text').flatMap(({ position }) => {
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return [];
    const source = body.text.slice(start.offset, end.offset);
    if (!/[[(]|\$\$|\*\*|==|\^|\+\+|%%|:\w+-/.test(source)) return [];
    return forms.flatMap(({ pattern, code = 'text/no-mark', why, hint }) =>
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

/**
 * Quote and list marks at the start of a line, and a mark without a space after it that Markdown knows. A no-break space after
 * a number is deliberate, to keep a date together.
 */
const lostMark =
  /^(?<before>(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?<mark>#{1,6}(?=[\u00a0\u202f])|#{2,6}(?=[\p{L}\p{N}])|[-*+](?=[\u00a0\u202f]))/u;

/** Line starts that look like list items. A single one may be a number in prose, or a hyphenated word. */
const lostItem =
  /^(?<before>(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?:(?<mark>[-+]|\d{1,3}[.)])(?=\p{L})|(?<letter>[a-z][.)])(?=[ \t])|(?<bullet>[•◦▪●・])|(?<number>[０-９]{1,3}[．.、)）]))/u;

/** Several lines of a paragraph that look like list items but are one text. */
function lostItems({ body, lines }: MarkdownInput): Problem[] {
  return paragraphLines(body.nodes.of('paragraph'), lines).flatMap((paragraph) => {
    const found: Problem[] = [];
    for (const { number: line, text } of paragraph) {
      const { before = '', mark, bullet, number, letter } = lostItem.exec(text)?.groups ?? {};
      const shown = mark ?? bullet ?? number ?? letter;
      // Letters are items in their order only: a sentence may begin with `e. g.`
      if (shown === undefined || (letter && letter.charCodeAt(0) !== 97 + found.length)) continue;
      const why = mark ? 'no space comes after it' : 'it begins no item of a list';
      found.push({
        code: 'text/no-space',
        ...onLine(line, before.length + 1, shown.length),
        message: `\`${shown}\` is shown as text: ${why}`,
        hint: letter
          ? 'Write <ol type="a">, with <li> before each item and </li> behind it, and </ol>. Or begin each with - and a space.'
          : `Begin each item with ${mark ?? (number ? '1.' : '-')} and a space, below an empty line.`,
      });
    }
    return found.length > 1 ? found.slice(0, 1) : [];
  });
}

/** Lines that look like headings or list items but lack the space. */
export function missingSpace(input: MarkdownInput): Problem[] {
  const lost = paragraphLines(input.body.nodes.of('paragraph'), input.lines)
    .flat()
    .flatMap(({ number, text }): Problem[] => {
      const { before = '', mark } = lostMark.exec(text)?.groups ?? {};
      if (mark === undefined) return [];
      const isNoBreak = /^[\u00a0\u202f]/.test(text.slice(before.length + mark.length));
      const place = onLine(number, before.length + 1, mark.length + (isNoBreak ? 1 : 0));
      const message = `\`${mark}\` is shown as text: ${isNoBreak ? 'a no-break space' : 'no space'} comes after it`;
      const hint = isNoBreak
        ? 'Write a plain space over it. Word processors write the other one, and so does the space bar of a Mac with Option.'
        : `Write a space after ${mark}.`;
      return [{ code: 'text/no-space', ...place, message, hint }];
    });
  return [...lostItems(input), ...lost];
}

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
