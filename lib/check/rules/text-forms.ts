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

/** A form that is shown as text. */
export interface TextForm {
  pattern: RegExp;
  /** Default: text/no-mark. */
  code?: string;
  why: string;
  hint: (written: string, column: number) => string;
}

/** Text in the form of a link, a footnote or a mark, and why it is none. A backslash marks it as text. */
export const textForms: readonly TextForm[] = [
  {
    // With a slash, a hash, a file ending or a size it is an address.
    pattern:
      /(?<!\\)!?\[[^[\]\n]*\]\((?=[^()<>\n]*(?:[/#]|\.\w{2,5}[)#]| =\d*x\d*\)))[^()<>"'\s]+(?: +[^()<>"'\s]+)+\)/g,
    code: 'text/no-link',
    why: 'the address holds a space',
    hint: (written) =>
      /\{[{%]/.test(written)
        ? `Write the address itself: ${written.replace(/\(.*$/, '(./page.mdx)')}.`
        : (sizedPicture(written) ?? `Write ${written.replace(/\((.*)\)$/, '(<$1>)')}.`),
  },
  {
    pattern: /(?<!\\)!?\[[^[\]\n]+\] +\((?:\.{0,2}\/[^\s()]+|#[^\s()]+|[^\s()]+\.mdx?(?:#[^\s()]*)?)\)/g,
    code: 'text/no-link',
    why: 'a space stands before the address',
    hint: (written) => `Write ${written.replace(/\] +\((?=[^(]*$)/, '](')}.`,
  },
  {
    pattern: /(?<![\w\]\\])\([^()[\]\n]+\)\[(?:\.{0,2}\/[^\s[\]]*|#[^\s[\]]+|[^\s[\]]+\.mdx?(?:#[^\s[\]]*)?)\]/g,
    code: 'text/no-link',
    why: 'the text of a link stands in brackets, its address in parentheses',
    hint: (written) => `Write ${written.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')}.`,
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
    // A space on both sides of both is that of a calculation.
    pattern:
      /(?<![*\\\w])\*\*[^\s*](?:[^*\n]*[^\s*])? +\*\*(?!\*)|(?<![*\\])\*\* +[^\s*](?:[^*\n]*[^\s*\\])?\*\*(?![*\w])/g,
    why: 'a space inside keeps the asterisks from being marks',
    hint: (written) => `Write **${written.slice(2, -2).trim()}**, and the space outside of the asterisks.`,
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
    // At the start of a paragraph: the fence that closes the code is not worth a second message.
    pattern: /^(?:'{3}|´{3}|’{3})[\w+#-]*(?=[ \t]*(?:\n|$))/g,
    why: 'code stands between backticks',
    hint: (written) => `Write \`\`\`${written.slice(3)}, and \`\`\` below the code.`,
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
    hint: (written) => `Write <!-- ${written.slice(2, -2).trim()} -->.`,
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
    hint: (written, column) =>
      `${column === 1 ? `If this is the note, write ${written}: with a colon. Else add` : 'Add'} a paragraph such as ${written}: The note.`,
  },
  {
    pattern: /(?<![\\[^])\^\[(?=[^\]\n]* )[^[\]\n]+\]/g,
    code: 'text/no-footnote',
    why: 'the text of a footnote has a paragraph of its own',
    hint: (written) => `Write [^1], and as a paragraph: [^1]: ${written.slice(2, -1)}`,
  },
];
